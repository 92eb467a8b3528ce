import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

/* Codes as the states write them, made for this test, and by hand what each figure says: its subject, which way it binds,
 * its section and what it applies to; 'exception' where it loosens a rule, 'process' where it binds an office. */

const codes: readonly (readonly [name: string, text: string, standards: readonly string[]])[] = [
  [
    'Texas, a city on gas wells',
    `CHAPTER 98 - OIL AND GAS DRILLING

Sec. 98-31. - Distance requirements.

(a) It shall be unlawful to drill any well the center of which, at the surface of the ground, is located:
(1) Within six hundred (600) feet of any protected use;
(2) Within one hundred (100) feet from any outer boundary line of the drill site;
(3) Within 200 ft. of any freshwater well; or
(4) Less than 75 feet from the right-of-way of any public street.
(b) The city council may reduce the distance in subsection (a)(1) to not less than 300 feet by a vote of three-fourths of its members.

Sec. 98-32. - Noise.

No operation shall produce a sound level that exceeds the ambient noise level by more than five (5) decibels during daytime hours and more than three (3) decibels during nighttime hours. Fracturing operations may exceed the ambient level by no more than 10 dBA.

Sec. 98-33. - Hours of operation.

Truck deliveries and site work shall be limited to between 7:00 a.m. and 7:00 p.m., Monday through Saturday.

Sec. 98-34. - Security and insurance.

(a) The operator shall file a surety bond or letter of credit in the amount of $50,000.00 for each well.
(b) The operator shall carry commercial general liability insurance of at least $5,000,000 per occurrence.

Sec. 98-35. - Fencing and tanks.

A masonry wall eight (8) feet high shall enclose the site. No tank shall exceed eight (8) feet in height. Lighting poles are limited to 25 feet.`,
    [
      'setback from protected use, min 600 feet; Sec. 98-31 (a)(1); oil and gas',
      'setback from property line, min 100 feet; Sec. 98-31 (a)(2); oil and gas',
      'setback from well, min 200 feet; Sec. 98-31 (a)(3); oil and gas',
      'setback from road, min 75 feet; Sec. 98-31 (a)(4); oil and gas',
      'setback, min 300 feet; Sec. 98-31 (b); oil and gas; exception',
      'noise above ambient, max 5 dBA; Sec. 98-32 Noise; oil and gas',
      'noise at night, max 3 dBA; Sec. 98-32 Noise; oil and gas',
      'noise above ambient, max 10 dBA; Sec. 98-32 Noise; oil and gas; exception',
      'hours of deliveries, equals 7 o’clock; Sec. 98-33 Hours of operation; oil and gas',
      'hours of deliveries, equals 19 o’clock; Sec. 98-33 Hours of operation; oil and gas',
      'decommissioning security, min 50000 dollars; Sec. 98-34 (a); oil and gas',
      'liability insurance, min 5000000 dollars; Sec. 98-34 (b); oil and gas',
      'fence height, min 8 feet; Sec. 98-35 Fencing and tanks; oil and gas',
      'height, max 8 feet; Sec. 98-35 Fencing and tanks; oil and gas',
      'height of light fixtures, max 25 feet; Sec. 98-35 Fencing and tanks; oil and gas',
    ],
  ],
  [
    'Virginia, a county on solar farms',
    `Sec. 20-164.5. Utility-scale solar facilities.

The following standards apply in the A-1 district:

1. Setbacks. The project area shall be set back a minimum of 150 feet from adjoining property lines, 300 feet from any dwelling on a nonparticipating parcel, and 75' from the edge of public rights-of-way. Setbacks may be reduced by the Board of Supervisors to 100 feet where the existing wooded buffer is at least 200 feet deep.

2. Height. The maximum height of panels at full tilt shall be 18 feet. This limit shall not apply to utility poles and substations.

3. Screening. A vegetated buffer no less than fifty (50) feet wide shall be planted and maintained, with trees five (5) feet tall at planting and 15 feet on center.

4. Decommissioning. The facility shall be decommissioned within twelve months of the end of its useful life or of six (6) consecutive months without generating electricity. The surety shall equal 125% of the estimated cost and shall be updated every 5 years.

5. Density. No facility shall be located within two miles of another solar facility, and solar facilities shall not cover more than 2.5 percent of the total acreage within five miles.

6. Lot coverage by panels shall not exceed 65%.

7. Fencing. Security fencing shall be at least seven feet in height.

8. Construction shall take place only from 7 a.m. to 6 p.m. Monday through Friday and 8 a.m. to 5 p.m. on Saturday; pile driving is prohibited on Sundays.`,
    [
      'setback from property line, min 150 feet; Sec. 20-164.5 1. Setbacks; solar energy systems',
      'setback from residence, min 300 feet; Sec. 20-164.5 1. Setbacks; solar energy systems',
      'setback from road, min 75 feet; Sec. 20-164.5 1. Setbacks; solar energy systems',
      'setback, min 100 feet; Sec. 20-164.5 1. Setbacks; solar energy systems; exception',
      'buffer depth, min 200 feet; Sec. 20-164.5 1. Setbacks; solar energy systems; exception',
      'panel height, max 18 feet; Sec. 20-164.5 2. Height; solar energy systems',
      'buffer width, min 50 feet; Sec. 20-164.5 3. Screening; solar energy systems',
      'tree height at planting, min 5 feet; Sec. 20-164.5 3. Screening; solar energy systems',
      'spacing of plants, max 15 feet; Sec. 20-164.5 3. Screening; solar energy systems',
      'removal time, max 12 months; Sec. 20-164.5 4. Decommissioning; solar energy systems',
      'abandonment period, max 6 months; Sec. 20-164.5 4. Decommissioning; solar energy systems',
      'decommissioning security, min 125 percent; Sec. 20-164.5 4. Decommissioning; solar energy systems',
      'review of the security, max 5 years; Sec. 20-164.5 4. Decommissioning; solar energy systems',
      'setback from similar use, min 2 miles; Sec. 20-164.5 5. Density; solar energy systems',
      'share of the land nearby, max 2.5 percent; Sec. 20-164.5 5. Density; solar energy systems',
      'lot coverage, max 65 percent; Sec. 20-164.5 6; solar energy systems',
      'fence height, min 7 feet; Sec. 20-164.5 7. Fencing; fences',
      'hours of construction, equals 7 o’clock; Sec. 20-164.5 8; solar energy systems',
      'hours of construction, equals 18 o’clock; Sec. 20-164.5 8; solar energy systems',
      'hours of construction, equals 8 o’clock; Sec. 20-164.5 8; solar energy systems',
      'hours of construction, equals 17 o’clock; Sec. 20-164.5 8; solar energy systems',
    ],
  ],
  [
    'Minnesota, subdivisions on wind',
    `Subd. 4. Performance Standards.
A. Setbacks. Commercial WECS shall meet the following:
   1. Residences - 1,000 feet from participating and 1,500 feet from non-participating residences.
   2. Project boundary - 5 rotor diameters on the prevailing wind axis and 3 rotor diameters on the secondary axis.
   3. Public roads - 1.1 times the total height.
   4. Wetlands - 600 feet.
B. Noise. All WECS shall comply with Minnesota Rules 7030; noise shall not exceed 50 dB(A) L50 at night at any receptor.
C. Minimum ground clearance shall be 30 feet.
D. Any WECS that is inoperative for 18 consecutive months shall be dismantled within 12 months. Foundations shall be removed to a depth of four feet below grade.
E. Feedlots must be at least 1/4 mile from any residence and 1,320 feet from a cemetery.
F. Application. The applicant shall submit 12 copies of the site plan at least 45 days before the meeting. Owners within one-half mile shall be notified.`,
    [
      'setback from residence, min 1000 feet; Subd. 4 A. Setbacks 1; wind energy systems',
      'setback from residence, min 1500 feet; Subd. 4 A. Setbacks 1; wind energy systems',
      'setback from property line, min 5 times the rotor diameter; Subd. 4 A. Setbacks 2; wind energy systems',
      'setback from property line, min 3 times the rotor diameter; Subd. 4 A. Setbacks 2; wind energy systems',
      'setback from road, min 1.1 times the total height; Subd. 4 A. Setbacks 3; wind energy systems',
      'setback from wetland, min 600 feet; Subd. 4 A. Setbacks 4; wind energy systems',
      'noise at night, max 50 dBA; Subd. 4 B. Noise; wind energy systems',
      'blade tip clearance, min 30 feet; Subd. 4 C; all uses',
      'abandonment period, max 18 months; Subd. 4 D; wind energy systems',
      'removal time, max 12 months; Subd. 4 D; wind energy systems',
      'removal depth, min 4 feet; Subd. 4 D; all uses',
      'setback from residence, min 0.25 miles; Subd. 4 E; all uses',
      'setback from park or trail, min 1320 feet; Subd. 4 E; all uses',
      'application copies, equals 12 copies; Subd. 4 F. Application; all uses; process',
      'response time, min 45 days; Subd. 4 F. Application; all uses; process',
      'notice distance, min 0.5 miles; Subd. 4 F. Application; all uses; process',
    ],
  ],
  [
    'Pennsylvania, a district’s area and bulk',
    `§ 27-1204. R-2 Medium Density Residential District.

A. Area and bulk regulations.
(1) Minimum lot area: 10,000 square feet.
(2) Minimum lot width: 80 feet at the building setback line.
(3) Minimum front yard: 30 feet.
(4) Minimum side yard: 10 feet each, 25 feet aggregate.
(5) Minimum rear yard: 35 feet.
(6) Maximum building height: 35 feet or 2 1/2 stories, whichever is less.
(7) Maximum building coverage: 30%.
(8) Maximum impervious coverage: 45%.
(9) Maximum density: 4 dwelling units per acre.

B. Off-street parking. Two spaces shall be provided for each dwelling unit, each not less than nine feet by 18 feet.

§ 27-1205. Exceptions.

The height limits of this article shall not apply to church spires, provided that no spire may exceed 75 feet.`,
    [
      'lot area, min 10000 square feet; § 27-1204 A. Area and bulk regulations (1) Minimum lot area; all uses',
      'lot width, min 80 feet; § 27-1204 A. Area and bulk regulations (2) Minimum lot width; structures',
      'setback from property line, min 30 feet; § 27-1204 A. Area and bulk regulations (3) Minimum front yard; all uses',
      'setback from property line, min 10 feet; § 27-1204 A. Area and bulk regulations (4) Minimum side yard; all uses',
      'both side yards together, min 25 feet; § 27-1204 A. Area and bulk regulations (4) Minimum side yard; all uses',
      'setback from property line, min 35 feet; § 27-1204 A. Area and bulk regulations (5) Minimum rear yard; all uses',
      'building height, max 35 feet; § 27-1204 A. Area and bulk regulations (6) Maximum building height; structures',
      'building height, max 2.5 stories; § 27-1204 A. Area and bulk regulations (6) Maximum building height; structures',
      'lot coverage, max 30 percent; § 27-1204 A. Area and bulk regulations (7) Maximum building coverage; structures',
      'impervious coverage, max 45 percent; § 27-1204 A. Area and bulk regulations (8) Maximum impervious coverage; all uses',
      'density, max 4 dwelling units per acre; § 27-1204 A. Area and bulk regulations (9) Maximum density; dwellings',
      'parking spaces, min 2 spaces; § 27-1204 B. Off-street parking; dwellings',
      'height, max 75 feet; § 27-1205 Exceptions; all uses; exception',
    ],
  ],
  [
    'California, a table of districts',
    `17.40.060 Development standards.

| Standard | R-1 | R-2 | C-1 |
|---|---|---|---|
| Minimum lot size (sq. ft.) | 6,000 | 4,000 | 5,000 |
| Front setback (ft.) | 20 | 15 | 10 |
| Side setback (ft.) | 5 | 5 | 0 |
| Maximum height (ft.) | 30 | 35 | 45 |
| Maximum lot coverage | 40% | 50% | 75% |

17.40.070 Noise.

Exterior noise levels at residential property lines shall not exceed sixty (60) dBA between 7:00 a.m. and 10:00 p.m., nor fifty dBA between 10:00 p.m. and 7:00 a.m.

17.40.080 Outdoor lighting.

All luminaires shall be fully shielded and mounted no higher than twenty feet. Light trespass at the property line shall not exceed 0.5 footcandle. Correlated color temperature shall not exceed 3,000 Kelvin.

17.40.090 Parking.

One parking space per 250 square feet of gross floor area is required for retail, and one space for every 500 square feet for warehouses. Bicycle parking: at least 4 racks.`,
    [
      'lot area, min 6000 square feet; 17.40.060 Development standards; R-1 district',
      'lot area, min 4000 square feet; 17.40.060 Development standards; R-2 district',
      'lot area, min 5000 square feet; 17.40.060 Development standards; C-1 district',
      'setback from property line, min 20 feet; 17.40.060 Development standards; R-1 district',
      'setback from property line, min 15 feet; 17.40.060 Development standards; R-2 district',
      'setback from property line, min 10 feet; 17.40.060 Development standards; C-1 district',
      'setback from property line, min 5 feet; 17.40.060 Development standards; R-1 district',
      'setback from property line, min 5 feet; 17.40.060 Development standards; R-2 district',
      'setback from property line, min 0 feet; 17.40.060 Development standards; C-1 district',
      'height, max 30 feet; 17.40.060 Development standards; R-1 district',
      'height, max 35 feet; 17.40.060 Development standards; R-2 district',
      'height, max 45 feet; 17.40.060 Development standards; C-1 district',
      'lot coverage, max 40 percent; 17.40.060 Development standards; R-1 district',
      'lot coverage, max 50 percent; 17.40.060 Development standards; R-2 district',
      'lot coverage, max 75 percent; 17.40.060 Development standards; C-1 district',
      'noise by day, max 60 dBA; 17.40.070 Noise; all uses',
      'hours of quiet, equals 7 o’clock; 17.40.070 Noise; all uses',
      'hours of quiet, equals 22 o’clock; 17.40.070 Noise; all uses',
      'noise at night, max 50 dBA; 17.40.070 Noise; all uses',
      'hours of quiet, equals 22 o’clock; 17.40.070 Noise; all uses',
      'hours of quiet, equals 7 o’clock; 17.40.070 Noise; all uses',
      'height of light fixtures, max 20 feet; 17.40.080 Outdoor lighting; all uses',
      'light level, max 0.5 foot-candles; 17.40.080 Outdoor lighting; all uses',
      'color temperature of lights, max 3000 kelvin; 17.40.080 Outdoor lighting; all uses',
      'parking spaces, min 1 parking spaces; 17.40.090 Parking; all uses',
      'parking spaces, min 1 spaces; 17.40.090 Parking; all uses',
    ],
  ],
  [
    'Kansas, leaders of dots',
    `Section 306. Solar Energy Conversion Systems

306.01 Size. No SECS shall exceed 1,280 acres under fence.
306.02 Separation. SECS shall be not closer than one-half mile to the boundary of any incorporated city; three (3) miles from an airport.
306.03 Setbacks
    a. Property line of a non-participating owner . . . . . . 250'
    b. Residence . . . . . . . . . . . . . . . . . . . . . . . 750'
    c. County road right-of-way . . . . . . . . . . . . . . . . 50'
306.04 Ground cover. At least 90% of the ground shall be covered with native grasses within two growing seasons.
306.05 Financial assurance. Security of 110 percent of the decommissioning estimate, less no salvage value, shall be posted before a building permit is issued, and reviewed every three (3) years by an engineer licensed in Kansas.
306.06 The conditional use permit shall expire 30 years from the date of approval.`,
    [
      'project size, max 1280 acres; 306.01 Size; solar energy systems',
      'setback, min 0.5 miles; 306.02 Separation; solar energy systems',
      'setback from airport, min 3 miles; 306.02 Separation; solar energy systems',
      'setback from property line, min 250 feet; 306.03 a; solar energy systems',
      'setback from residence, min 750 feet; 306.03 b. Residence; solar energy systems',
      'setback from road, min 50 feet; 306.03 c. County road right-of-way; solar energy systems',
      'ground cover, min 90 percent; 306.04 Ground cover; solar energy systems',
      'decommissioning security, min 110 percent; 306.05 Financial assurance; solar energy systems',
      'review of the security, max 3 years; 306.05 Financial assurance; solar energy systems',
      'permit duration, max 30 years; 306.06; solar energy systems',
    ],
  ],
  [
    'New York, battery storage',
    `§ 165-38. Battery energy storage systems.

E. Standards for Tier 2 systems.
(1) Lot size. A Tier 2 battery energy storage system shall be located on a lot with a minimum area of five acres.
(2) Setbacks. Tier 2 systems shall be set back at least 100 feet from all lot lines, and 300 feet from schools, hospitals and places of worship.
(3) Vegetation. Areas within 10 feet on each side of the system shall be cleared of combustible vegetation.
(4) Height. Containers shall not exceed 15 feet in height.
(5) Noise. The one-hour average noise shall not exceed 60 dBA as measured at the outside wall of any nonparticipating residence.
(6) Fencing. The system shall be enclosed by a seven-foot-high fence with a self-locking gate.
(7) Signage. Signs shall not exceed 4 square feet.
(8) Utility lines shall be placed underground.
F. Safety. The applicant shall hold annual training for the fire department. An on-site water supply of 30,000 gallons shall be provided. Access roads shall be at least 20 feet wide with 13 feet 6 inches of vertical clearance.
G. Abandonment. A system that has not operated for more than one year shall be deemed abandoned, and the owner shall remove it within 180 days.`,
    [
      'lot area, min 5 acres; § 165-38 E. Standards for Tier 2 systems (1) Lot size; battery storage',
      'setback from property line, min 100 feet; § 165-38 E. Standards for Tier 2 systems (2) Setbacks; battery storage',
      'setback from school or church, min 300 feet; § 165-38 E. Standards for Tier 2 systems (2) Setbacks; battery storage',
      'clear space around equipment, min 10 feet; § 165-38 E. Standards for Tier 2 systems (3) Vegetation; battery storage',
      'height, max 15 feet; § 165-38 E. Standards for Tier 2 systems (4) Height; battery storage',
      'noise at residence, max 60 dBA; § 165-38 E. Standards for Tier 2 systems (5) Noise; battery storage',
      'fence height, min 7 feet; § 165-38 E. Standards for Tier 2 systems (6) Fencing; fences',
      'sign area, max 4 square feet; § 165-38 E. Standards for Tier 2 systems (7) Signage; signs',
      'fire water supply, min 30000 gallons; § 165-38 F. Safety; battery storage',
      'road or drive width, min 20 feet; § 165-38 F. Safety; battery storage',
      'vertical clearance, min 13.5 feet; § 165-38 F. Safety; battery storage',
      'abandonment period, max 1 years; § 165-38 G. Abandonment; battery storage',
      'removal time, max 180 days; § 165-38 G. Abandonment; battery storage',
    ],
  ],
  [
    'Ohio, data centers',
    `Sec. 521.03  DATA CENTERS

(A) Minimum site area of forty (40) acres.
(B) Maximum floor area ratio of 0.5.
(C) Buildings shall not exceed 65 ft or four stories.
(D) Principal buildings: 200 feet from any residential district boundary; generators and cooling equipment: 400 feet.
(E) Generators may be tested only between 10 a.m. and 4 p.m. on weekdays, and for not more than 30 minutes each per month.
(F) Noise shall not exceed 55 dBA (daytime) or 50 dBA (nighttime) at the property line.
(G) A landscaped berm of at least six feet in height.
(H) Water use shall not exceed 500,000 gallons per day.
(I) Parking: 1 space per 2 employees on the largest shift.`,
    [
      'project size, min 40 acres; Sec. 521.03 (A); data centers',
      'density, max 0.5 floor area ratio; Sec. 521.03 (B); data centers',
      'building height, max 65 feet; Sec. 521.03 (C); data centers',
      'building height, max 4 stories; Sec. 521.03 (C); data centers',
      'setback from residential district, min 200 feet; Sec. 521.03 (D) Principal buildings; data centers',
      'setback, min 400 feet; Sec. 521.03 (D) Principal buildings; data centers',
      'hours of generator tests, equals 10 o’clock; Sec. 521.03 (E); data centers',
      'hours of generator tests, equals 16 o’clock; Sec. 521.03 (E); data centers',
      'noise by day, max 55 dBA; Sec. 521.03 (F); data centers',
      'noise at night, max 50 dBA; Sec. 521.03 (F); data centers',
      'berm height, min 6 feet; Sec. 521.03 (G); data centers',
      'water use, max 500000 gallons per day; Sec. 521.03 (H); data centers',
      'parking spaces, min 1 spaces; Sec. 521.03 (I) Parking; data centers',
    ],
  ],
  [
    'Georgia, warehouses',
    `Section 8.14 Self-storage and Warehouses.
8.14.1 No building may be longer than 300 feet.
8.14.2 Where the site abuts residential property, loading docks must be 150 feet away and a 40' undisturbed buffer is required.
8.14.3 The number of truck trips shall not exceed 60 per day.
8.14.4 Hours: gates closed from 10 PM to 6 AM.
8.14.5 One shade tree (minimum 2 inch caliper) for each ten parking spaces.
8.14.6 No more than 25 percent of the site may be graded at a time and slopes steeper than 15% shall not be disturbed.
8.14.7 Dumpsters shall be no closer than 25 feet to a property line.
8.14.8 Driveways shall be spaced at least 200 ft apart and be at least 24 ft in width.`,
    [
      'setback, min 150 feet; 8.14.2; all uses',
      'buffer width, min 40 feet; 8.14.2; all uses',
      'traffic, max 60 trips per day; 8.14.3; all uses',
      'hours of operation, equals 22 o’clock; 8.14.4 Hours; all uses',
      'hours of operation, equals 6 o’clock; 8.14.4 Hours; all uses',
      'number of trees, min 1 trees; 8.14.5; all uses',
      'tree trunk diameter, min 2 inches; 8.14.5; all uses',
      'graded share of the site, max 25 percent; 8.14.6; all uses',
      'slope, max 15 percent; 8.14.6; all uses',
      'setback from property line, min 25 feet; 8.14.7; all uses',
      'road or drive width, min 200 feet; 8.14.8; roads and driveways',
      'road or drive width, min 24 feet; 8.14.8; roads and driveways',
    ],
  ],
  [
    'Illinois, numbers with a dash',
    `40.2-7 REMOVAL TIME. Upon abandonment the Owner shall have ninety (90) days in which to remove the facility.
40.2-8 INSURANCE. Not less than Two Million Dollars ($2,000,000) for each occurrence.
40.2-9 SHADOW FLICKER. Not more than thirty (30) hours per year.
40.2-10 HEIGHT. Turbines are allowed up to 599 feet.
40.2-11 A building permit application must be filed within three years of approval, or the special use lapses.
40.2-12 Complaints must be answered within 24 hours and resolved within 30 days.`,
    [
      'removal time, max 90 days; 40.2-7 REMOVAL TIME; all uses',
      'liability insurance, min 2000000 dollars; 40.2-8 INSURANCE; all uses',
      'shadow flicker, max 30 hours per year; 40.2-9 SHADOW FLICKER; all uses',
      'height, max 599 feet; 40.2-10 HEIGHT; all uses',
      'permit duration, max 3 years; 40.2-11; structures',
      'response time, max 24 hours; 40.2-12; all uses; process',
      'response time, max 30 days; 40.2-12; all uses; process',
    ],
  ],
  [
    'Maine, multi-family dwellings',
    `11.8 MULTI-FAMILY DWELLINGS
A. The lot shall contain not less than 40,000 square feet for the first unit plus 20,000 square feet for each additional unit.
B. Road frontage: 200 feet minimum.
C. No building shall contain more than 8 units.
D. Buildings shall be separated by at least 40 feet.
E. Shore frontage of 150 feet per unit; structures shall be 100 feet from the normal high-water line of great ponds and 75 feet from other water bodies, streams, and wetlands.
F. Open space of at least 50 percent of the gross acreage shall be set aside.
G. Parking: 2 spaces per unit, plus one visitor space for every four units.`,
    [
      'lot area, min 40000 square feet; 11.8 A; multifamily dwellings',
      'lot area per unit, min 20000 square feet; 11.8 A; multifamily dwellings',
      'lot frontage, min 200 feet; 11.8 B. Road frontage; multifamily dwellings',
      'number of homes, max 8 units; 11.8 C; multifamily dwellings',
      'setback from building, min 40 feet; 11.8 D; multifamily dwellings',
      'shore frontage, min 150 feet; 11.8 E; multifamily dwellings',
      'setback from waterbody, min 100 feet; 11.8 E; multifamily dwellings',
      'setback from waterbody, min 75 feet; 11.8 E; multifamily dwellings',
      'open space, min 50 percent; 11.8 F; multifamily dwellings',
      'parking spaces, min 2 spaces; 11.8 G. Parking; multifamily dwellings',
      'parking spaces, min 1 spaces; 11.8 G. Parking; multifamily dwellings',
    ],
  ],
  [
    'definitions and purposes set no standard',
    `ARTICLE 2 DEFINITIONS
BUFFER means an area at least 50 feet wide.
STORY, HALF means a partial story under a roof not exceeding two-thirds of the floor area.
ARTICLE 3 PURPOSE
Since 1998 the county has approved 14 facilities of more than 100 acres.`,
    [],
  ],
];

describe('codes of many states', () => {
  it.each(codes)('%s', (_name, text, expected) => {
    const { standards } = readText({ kind: 'ordinance', source: 'Code', text });
    const found = standards.map(
      ({ subject, comparator, value, unit, section, applies_to, exception, process }) =>
        `${subject}, ${comparator} ${value} ${unit}; ${section}; ${applies_to}${exception ? '; exception' : ''}${process === true ? '; process' : ''}`,
    );
    expect(found).toEqual(expected);
    for (const { quote, span } of standards) expect(text.slice(span.start, span.end)).toBe(quote);
  });
});
