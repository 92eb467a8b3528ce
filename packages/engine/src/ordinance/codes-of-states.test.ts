import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

/* Codes in the style of the states, made up for this test, and by hand what each figure says: its subject, which way it binds, its section
 * and what it applies to; 'exception' if it loosens a rule, 'process' if it binds an office. */

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
      'parking spaces, min 1 parking spaces; 17.40.090 Parking; warehouses',
      'parking spaces, min 1 spaces; 17.40.090 Parking; warehouses',
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
      'setback from municipal boundary, min 0.5 miles; 306.02 Separation; solar energy systems',
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
      'floor area ratio, max 0.5 floor area ratio; Sec. 521.03 (B); data centers',
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
      'building length, max 300 feet; 8.14.1; warehouses',
      'setback, min 150 feet; 8.14.2; warehouses',
      'buffer width, min 40 feet; 8.14.2; warehouses',
      'traffic, max 60 trips per day; 8.14.3; warehouses',
      'hours of operation, equals 22 o’clock; 8.14.4 Hours; warehouses',
      'hours of operation, equals 6 o’clock; 8.14.4 Hours; warehouses',
      'number of trees, min 1 trees; 8.14.5; warehouses',
      'tree trunk diameter, min 2 inches; 8.14.5; warehouses',
      'graded share of the site, max 25 percent; 8.14.6; warehouses',
      'slope, max 15 percent; 8.14.6; warehouses',
      'setback from property line, min 25 feet; 8.14.7; warehouses',
      'driveway separation, min 200 feet; 8.14.8; warehouses',
      'road or drive width, min 24 feet; 8.14.8; warehouses',
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
      'turbine height, max 599 feet; 40.2-10 HEIGHT; all uses',
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
  [
    'Florida, a large solar facility',
    `Sec. 34-1203. Solar facility, large.
(1) A solar facility shall be set back one hundred (100) feet from all property lines and two hundred fifty (250) feet from the nearest residential structure, whichever is greater.
(2) Structures may not exceed twenty-five (25) feet.
(3) Perimeter landscaping: a Type C buffer with a hedge 36 inches high at planting.
(4) Minimum parcel size is 10 acres; the maximum is 320 acres.
(5) Hours of construction: 7:00 am - 7:00 pm, Monday - Saturday.
(6) A decommissioning bond of not less than $10,000 per MW AC shall be posted prior to issuance of a building permit.
(7) Removal shall be completed within 180 days.`,
    [
      'setback from property line, min 100 feet; Sec. 34-1203 (1); solar energy systems',
      'setback from residence, min 250 feet; Sec. 34-1203 (1); solar energy systems',
      'building height, max 25 feet; Sec. 34-1203 (2); solar energy systems',
      'tree height at planting, min 36 inches; Sec. 34-1203 (3) Perimeter landscaping; solar energy systems',
      'lot area, min 10 acres; Sec. 34-1203 (4); solar energy systems',
      'lot area, max 320 acres; Sec. 34-1203 (4); solar energy systems',
      'hours of construction, equals 7 o’clock; Sec. 34-1203 (5) Hours of construction; solar energy systems',
      'hours of construction, equals 19 o’clock; Sec. 34-1203 (5) Hours of construction; solar energy systems',
      'decommissioning security, min 10000 dollars; Sec. 34-1203 (6); solar energy systems',
      'removal time, max 180 days; Sec. 34-1203 (7); solar energy systems',
    ],
  ],
  [
    'Washington, wind',
    `12.08.040 WIND ENERGY
A. Setbacks. Wind turbines shall be set back from:
1. Property lines: 1.1 times the maximum blade tip height;
2. Occupied buildings: 4 times total extended height or 1,320 feet, whichever is greater;
3. Overhead power lines: one and one-half (1.5) times the height.
B. Sound. 55 dBA daytime, 45 dBA nighttime, measured at the property line.
C. Shadow flicker may not exceed thirty (30) hours per year or thirty minutes per day at any dwelling.
D. Blade clearance. No blade tip shall come within 25 feet of the ground.
E. Turbines shall be separated by not less than 3 rotor diameters.`,
    [
      'setback from property line, min 1.1 times the maximum blade tip height; 12.08.040 A. Setbacks 1. Property lines; wind energy systems',
      'setback from building, min 4 times the total extended height; 12.08.040 A. Setbacks 2. Occupied buildings; wind energy systems',
      'setback from building, min 1320 feet; 12.08.040 A. Setbacks 2. Occupied buildings; wind energy systems',
      'setback from power line, min 1.5 times the height; 12.08.040 A. Setbacks 3. Overhead power lines; wind energy systems',
      'noise by day, max 55 dBA; 12.08.040 B. Sound; wind energy systems',
      'noise at night, max 45 dBA; 12.08.040 B. Sound; wind energy systems',
      'shadow flicker, max 30 hours per year; 12.08.040 C; wind energy systems',
      'shadow flicker, max 30 minutes per day; 12.08.040 C; wind energy systems',
      'blade tip clearance, min 25 feet; 12.08.040 D. Blade clearance; wind energy systems',
      'setback from other turbine, min 3 times the rotor diameter; 12.08.040 E; wind energy systems',
    ],
  ],
  [
    'Virginia, data centers',
    `SECTION 7 - DATA CENTERS
7.1 Buildings shall be set back 200' from the boundary of any residential district and 100' from a street.
7.2 Mechanical equipment shall be screened by a solid wall at least as high as the equipment, and no less than 10 feet tall.
7.3 Sound levels shall not exceed 55 dB(A) between 7:00 AM and 10:00 PM and 50 dB(A) between 10:00 PM and 7:00 AM at the lot line of any residential lot.
7.4 Emergency generators may be run for testing only on weekdays from 10:00 a.m. to 4:00 p.m.
7.5 FAR shall not exceed 1.0. Height shall not exceed 60 feet, except that a height of up to 75 feet may be approved by special exception.
7.6 At least 30% of the site shall be kept as open space.`,
    [
      'setback from residential district, min 200 feet; 7.1; data centers',
      'setback from road, min 100 feet; 7.1; data centers',
      'fence height, min 10 feet; 7.2; data centers',
      'noise by day, max 55 dBA; 7.3; data centers',
      'hours of quiet, equals 7 o’clock; 7.3; data centers',
      'hours of quiet, equals 22 o’clock; 7.3; data centers',
      'noise at night, max 50 dBA; 7.3; data centers',
      'hours of quiet, equals 22 o’clock; 7.3; data centers',
      'hours of quiet, equals 7 o’clock; 7.3; data centers',
      'hours of generator tests, equals 10 o’clock; 7.4; data centers',
      'hours of generator tests, equals 16 o’clock; 7.4; data centers',
      'floor area ratio, max 1 floor area ratio; 7.5; data centers',
      'height, max 60 feet; 7.5; data centers',
      'height, max 75 feet; 7.5; data centers; exception',
      'open space, min 30 percent; 7.6; data centers',
    ],
  ],
  [
    'New Jersey, warehouses in short forms',
    `ARTICLE 18 WAREHOUSE AND LOGISTICS
18.2 Loading docks and truck courts shall be at least 300 feet from any residential lot line.
18.3 No truck may idle for more than 3 minutes.
18.5 Berms with a height of eight (8) feet and side slopes no steeper than 3:1 shall be built.
18.6 Driveways: minimum width 30 ft, maximum width 45 ft, minimum throat depth 100 ft.
18.7 Lighting: maximum pole height 25 ft; 0.1 footcandles at the property line; fixtures off between 11 pm and 5 am.
18.8 Traffic study required for uses generating 100 or more peak hour trips.
18.9 Max. impervious cover 60%; max building coverage 40%; min landscaped area 25%.
18.10 Sidewalks at least five feet wide shall be built along all streets.`,
    [
      'setback from property line, min 300 feet; 18.2; warehouses',
      'idling time, max 3 minutes; 18.3; warehouses',
      'berm height, min 8 feet; 18.5; warehouses',
      'slope, max 3 to one; 18.5; warehouses',
      'road or drive width, min 30 feet; 18.6 Driveways; warehouses',
      'road or drive width, max 45 feet; 18.6 Driveways; warehouses',
      'driveway throat depth, min 100 feet; 18.6 Driveways; warehouses',
      'height of light fixtures, max 25 feet; 18.7 Lighting; warehouses',
      'light level, max 0.1 foot-candles; 18.7 Lighting; warehouses',
      'hours of lighting, equals 23 o’clock; 18.7 Lighting; warehouses',
      'hours of lighting, equals 5 o’clock; 18.7 Lighting; warehouses',
      'impervious coverage, max 60 percent; 18.9 Max; warehouses',
      'lot coverage, max 40 percent; 18.9 Max; warehouses',
      'landscaped area, min 25 percent; 18.9 Max; warehouses',
      'sidewalk width, min 5 feet; 18.10; warehouses',
    ],
  ],
  [
    'Texas, lots and streets',
    `Chapter 22 Mobile and Manufactured Housing; Subdivisions
22.01 Each lot shall have a minimum of 60 feet of frontage on a public street.
22.02 Lots served by a septic system shall be not less than one acre; lots on public water, half an acre.
22.03 Cul-de-sacs shall not exceed 600 feet in length and shall have a turnaround radius of 50 feet.
22.04 Streets: pavement 24 ft.
22.05 Fire hydrants shall be spaced no more than 500 feet apart.
22.07 The plat must be filed within 60 days after approval and no fewer than 30 days before the sale of a lot.`,
    [
      'lot frontage, min 60 feet; 22.01; subdivisions',
      'lot area, min 1 acres; 22.02; subdivisions',
      'lot area, min 0.5 acres; 22.02; subdivisions',
      'cul-de-sac length, max 600 feet; 22.03; subdivisions',
      'turnaround radius, min 50 feet; 22.03; subdivisions',
      'road or drive width, min 24 feet; 22.04 Streets; subdivisions',
      'hydrant spacing, max 500 feet; 22.05; subdivisions',
      'response time, max 60 days; 22.07; subdivisions; process',
      'response time, min 30 days; 22.07; subdivisions; process',
    ],
  ],
  [
    'Colorado, stores',
    `Section 10. Cannabis retail
(a) No store shall be located within one thousand feet of any school, measured in a straight line, or within 500 feet of another store.
(b) Stores shall be open only from 8 a.m. until 10 p.m.
(c) Signs: one wall sign not more than 20 sq. ft.
(d) There shall be one parking space per 300 sq. ft., with a minimum of four spaces.`,
    [
      'setback from school or church, min 1000 feet; Section 10 (a); cannabis businesses',
      'setback from similar use, min 500 feet; Section 10 (a); cannabis businesses',
      'hours of operation, equals 8 o’clock; Section 10 (b); cannabis businesses',
      'hours of operation, equals 22 o’clock; Section 10 (b); cannabis businesses',
      'sign area, max 20 square feet; Section 10 (c) Signs; signs',
      'parking spaces, min 1 parking spaces; Section 10 (d); cannabis businesses',
      'parking spaces, min 4 spaces; Section 10 (d); cannabis businesses',
    ],
  ],
  [
    'Iowa, quarries',
    `Sec. 5.9. Quarries and mines.
A. No excavation shall be made within 100 feet of a road right-of-way nor within 500 feet of a dwelling other than the owner's.
B. Blasting is permitted only from 9 a.m. to 4 p.m., Monday through Friday. 
C. Reclamation bond: $2,500 per acre, and in no case less than $25,000.
D. Haul trucks shall not exceed 40 loads per day.
E. Slopes shall be finished at no steeper than 4:1.
F. The operator shall give 48 hours' notice to all owners within one-half mile before any blast.`,
    [
      'setback from road, min 100 feet; Sec. 5.9 A; mining',
      'setback from residence, min 500 feet; Sec. 5.9 A; mining',
      'hours of construction, equals 9 o’clock; Sec. 5.9 B; mining',
      'hours of construction, equals 16 o’clock; Sec. 5.9 B; mining',
      'decommissioning security, min 2500 dollars; Sec. 5.9 C. Reclamation bond; mining',
      'decommissioning security, min 25000 dollars; Sec. 5.9 C. Reclamation bond; mining',
      'traffic, max 40 loads per day; Sec. 5.9 D; mining',
      'slope, max 4 to one; Sec. 5.9 E; mining',
      'notice period, min 48 hours; Sec. 5.9 F; mining; process',
      'notice distance, min 0.5 miles; Sec. 5.9 F; mining; process',
    ],
  ],
  [
    'tables of zones and of housing types',
    `Sec. 5-2. Area regulations.
Zone | Minimum Lot Area | Front | Sides | Maximum height
RO-2 | 20,000 s.f. | 30 ft. | 15 ft. | 35 ft.
R-2 | 7,500 s.f. | 15 ft. | 8 ft. |

Sec. 5-3. Housing types.
Standard | Townhouse | Detached dwelling
Minimum lot area | 1,500 sq. ft. | 10,000 sq. ft.
Minimum front setback | 10 ft. |`,
    [
      'lot area, min 20000 square feet; Sec. 5-2 Area regulations; RO-2 district',
      'setback from property line, min 30 feet; Sec. 5-2 Area regulations; RO-2 district',
      'setback from property line, min 15 feet; Sec. 5-2 Area regulations; RO-2 district',
      'height, max 35 feet; Sec. 5-2 Area regulations; RO-2 district',
      'lot area, min 7500 square feet; Sec. 5-2 Area regulations; R-2 district',
      'setback from property line, min 15 feet; Sec. 5-2 Area regulations; R-2 district',
      'setback from property line, min 8 feet; Sec. 5-2 Area regulations; R-2 district',
      'lot area, min 1500 square feet; Sec. 5-3 Housing types; townhouse',
      'lot area, min 10000 square feet; Sec. 5-3 Housing types; detached dwelling',
      'setback from property line, min 10 feet; Sec. 5-3 Housing types; townhouse',
    ],
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
