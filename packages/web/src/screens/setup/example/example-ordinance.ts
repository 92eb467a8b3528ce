/** An ordinance we wrote for the example. It is not the law of any county. */
export const exampleOrdinanceName = 'Chapter 17, Solar Energy Facilities (example ordinance)';

export const exampleOrdinance = `CHAPTER 17. SOLAR ENERGY FACILITIES
Example ordinance, written for practice. It is not the law of any county.

ARTICLE 1. GENERAL PROVISIONS

Section 17.01 Purpose.
(a) The purpose of this chapter is to permit solar energy facilities where they can be built, operated and removed without undue harm to neighboring land, public roads, farmland and water.
(b) This chapter shall be read together with the Comprehensive Plan. Where this chapter and another chapter of this code differ, the stricter provision applies.

Section 17.02 Applicability.
(a) This chapter applies to every ground-mounted solar energy facility with a rated capacity of more than 25 kilowatts.
(b) A roof-mounted system that serves the building on which it stands is permitted in every district and is exempt from this chapter.

Section 17.03 Definitions.
(a) "Array" means the panels, racking, piles, inverters and collection lines of a facility.
(b) "Facility area" means all land within the perimeter fence, and the access roads, substation and screening outside it.
(c) "Non-participating parcel" means a parcel whose owner has no lease, easement or agreement with the applicant.
(d) "Occupied dwelling" means a residence lived in at any time during the twelve months before the application.
(e) "Utility-scale facility" means a facility with a rated capacity of 5 megawatts or more.

ARTICLE 2. WHERE FACILITIES ARE ALLOWED

Section 17.10 Districts.
(a) A utility-scale facility is a conditional use in the A-1 Agricultural and I-2 General Industrial districts.
(b) A utility-scale facility is prohibited in every residential district and within 1,000 feet of the boundary of an incorporated city, unless the city consents in writing.

Section 17.11 Size and spacing.
(a) The facility area of a single utility-scale facility shall not exceed 1,200 acres.
(b) The total facility area of all utility-scale facilities shall not exceed 2 percent of the agricultural land of the county.
(c) No utility-scale facility shall be located within 1 mile of the facility area of another one, measured fence to fence.

Section 17.12 Prime farmland.
(a) Not more than 50 percent of the facility area may be prime farmland as classified by the Natural Resources Conservation Service.
(b) Topsoil shall not be removed from the site. Grading shall not disturb more than 15 percent of the facility area.
(c) Vegetation under and between the panels shall be a perennial mix suited to grazing or pollinators, established within 2 growing seasons.

ARTICLE 3. SITE STANDARDS

Section 17.20 Setbacks.
(a) The array shall be set back at least 150 feet from the property line of every non-participating parcel.
(b) The array shall be set back at least 300 feet from every occupied dwelling on a non-participating parcel, measured from the nearest wall of the dwelling to the nearest panel.
(c) The array shall be set back at least 100 feet from the right-of-way of every public road.
(d) The array shall be set back at least 100 feet from the ordinary high water mark of every perennial stream, lake and wetland.
(e) Inverters and battery containers shall be set back at least 500 feet from every occupied dwelling.
(f) An owner of a non-participating parcel may waive the setbacks of (a) and (b) in a recorded instrument. A waiver shall not reduce a setback below 50 feet.

Section 17.21 Height.
(a) No panel shall exceed 15 feet in height at full tilt, measured from the finished grade.
(b) Poles and equipment of the substation shall not exceed 75 feet in height.

Section 17.22 Fencing.
(a) The array shall be enclosed by a fence of at least 7 feet in height, of woven wire on wooden or steel posts.
(b) Barbed wire is prohibited, except around the substation where an electrical code requires it.
(c) The fence shall leave a gap of at least 6 inches above the ground for small animals, except where livestock are grazed.

Section 17.23 Screening.
(a) A vegetative screen is required wherever the array is within 1,000 feet of an occupied dwelling or within 500 feet of a public road, and can be seen from it.
(b) The screen shall consist of at least 2 staggered rows of native evergreen trees and shrubs, not less than 4 feet in height when planted, and shall reach 10 feet within 5 years.
(c) The applicant shall replace dead plants within 6 months, for as long as the facility stands.
(d) A financial guarantee of 125 percent of the cost of planting shall be held by the county for 3 years.

Section 17.24 Noise.
(a) Sound from the facility shall not exceed 45 dBA at the nearest occupied dwelling between 7 a.m. and 10 p.m., and 40 dBA at any other hour.
(b) Before the hearing the applicant shall submit a sound study by a qualified acoustical engineer, made with the equipment that will be installed.
(c) Within 90 days after the start of operation the applicant shall measure the sound at 3 locations chosen by the zoning administrator and report the results.

Section 17.25 Glare.
(a) Panels shall have an anti-reflective coating.
(b) A glare analysis is required for every dwelling within 2,500 feet and every public road within 1 mile. Not more than 30 minutes of green glare on any day is permitted at any dwelling. Yellow glare is prohibited at every point.

Section 17.26 Lighting.
(a) Lighting shall be fully shielded, directed downward, and switched by motion or by hand.
(b) Light at the property line of a non-participating parcel shall not exceed 0.1 foot-candle.

Section 17.27 Stormwater and erosion.
(a) A stormwater plan sealed by a licensed engineer shall show that the rate of runoff for the 2-year, 10-year and 100-year storms does not exceed the rate before construction.
(b) Drain tile shall be located before piles are driven. Damaged tile shall be repaired within 30 days.
(c) Disturbed ground shall be seeded within 14 days after final grading.

ARTICLE 4. CONSTRUCTION AND ROADS

Section 17.30 Hours of construction.
(a) Construction is permitted from 7 a.m. to 7 p.m. on Monday through Friday and from 8 a.m. to 5 p.m. on Saturday.
(b) Pile driving is permitted from 8 a.m. to 5 p.m. on Monday through Friday only. Pile driving on Sunday and on legal holidays is prohibited.

Section 17.31 Road use agreement.
(a) No building permit shall be issued before the applicant and the county engineer have signed a road use agreement.
(b) The agreement shall include a video survey of every haul road before construction, and repair to at least the surveyed condition within 60 days after construction.
(c) A bond of not less than $500,000 shall be posted before the first delivery.

Section 17.32 Complaints during construction.
(a) The applicant shall publish a telephone number that is answered whenever work is under way.
(b) Each complaint shall be answered within 48 hours, and a log of complaints and answers shall be sent to the zoning administrator every month.

ARTICLE 5. SAFETY

Section 17.40 Emergency response.
(a) An emergency response plan shall be approved by every fire department that would be called, before a building permit is issued.
(b) The applicant shall train those departments before operation begins and every 2 years after that, at its own cost.
(c) Access roads inside the fence shall be at least 20 feet wide, with turnarounds for fire apparatus every 1,000 feet.

Section 17.41 Battery storage.
(a) Battery storage of more than 1 megawatt-hour requires a separate conditional use permit.
(b) Every battery container shall comply with NFPA 855 and shall be at least 25 feet from the next container.

Section 17.42 Liability insurance.
(a) The owner shall carry general liability insurance of not less than $2,000,000 for each occurrence, for as long as the facility stands.

ARTICLE 6. DECOMMISSIONING

Section 17.50 Decommissioning plan.
(a) The application shall include a decommissioning plan with an estimate of cost by an independent licensed engineer. Salvage value shall not be deducted from the estimate.
(b) All equipment, fencing and foundations shall be removed to a depth of at least 4 feet, and the land restored so that it can be farmed, within 12 months after the end of operation.
(c) A facility that has produced no electricity for 12 consecutive months is deemed to have ended its operation.

Section 17.51 Financial assurance.
(a) Before a building permit is issued the owner shall provide a surety bond, letter of credit or escrow account for 100 percent of the estimate.
(b) The estimate and the assurance shall be brought up to date every 5 years.
(c) The assurance shall bind every later owner. The county shall be told of a transfer at least 30 days before it takes effect.

ARTICLE 7. PROCEDURE

Section 17.60 Application.
(a) The application shall contain a site plan at a scale of not less than 1 inch to 200 feet, the studies this chapter requires, and the names of all participating owners.
(b) The applicant shall hold a neighborhood meeting at least 30 days before the hearing, with written notice to every owner within 1 mile, and shall file a summary of what was said and what was changed because of it.

Section 17.61 Hearing and decision.
(a) The Planning Commission shall hold a public hearing within 60 days after the application is complete.
(b) Notice shall be mailed to every owner of land within 2,500 feet at least 15 days before the hearing.
(c) The Commission shall approve the application, approve it with conditions, or deny it, with written findings on each standard of Section 17.62.

Section 17.62 Standards for approval. The Commission shall find that
(a) the facility is consistent with the Comprehensive Plan;
(b) the facility meets every standard of this chapter, or a variance has been granted;
(c) the use will not impede the normal and orderly use of surrounding land;
(d) roads, drainage and emergency services are adequate or will be made so at the applicant's cost; and
(e) every promise of the applicant on which the Commission relies can be enforced as a condition.

Section 17.63 Expiry.
(a) A permit expires 2 years after approval unless construction has begun. The Commission may extend it once, by not more than 12 months.
`;
