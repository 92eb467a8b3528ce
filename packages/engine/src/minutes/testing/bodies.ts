/* Minutes of ten bodies that do not exist, each in a layout of its own, with what they hold. The labels were settled before the reader was
   run on them. */

type Votes = Readonly<Record<string, string>>;

/** One motion, or a matter that ended without one. */
export interface LabeledItem {
  readonly title: string;
  /** Mover and seconder. */
  readonly m: readonly [string, string] | null;
  /** Given by name. */
  readonly votes?: Votes;
  /** Following from the count and the attendance. */
  readonly inf?: Votes;
  readonly out: string;
  readonly staff?: string;
  /** What each member raised. */
  readonly by?: Readonly<Record<string, readonly string[]>>;
}

export interface LabeledMinutes {
  readonly name: string;
  readonly text: string;
  /** Name, role, present. */
  readonly members: readonly (readonly [string, string, boolean])[];
  readonly items: readonly LabeledItem[];
}

const all = (names: readonly string[]): Votes => Object.fromEntries(names.map((name) => [name, 'yes']));

export const bodies: readonly LabeledMinutes[] = [
  {
    name: 'roberts',
    text: `MINUTES
REGULAR MEETING OF THE CARVER TOWNSHIP PLANNING COMMISSION
Wednesday, March 8, 2023

The regular meeting of the Carver Township Planning Commission was held on Wednesday, March 8, 2023, at 7:00 p.m. at the Township Hall, the Chair, Helen Mroz, being in the chair and the Secretary being present.

Commissioners in attendance: Helen Mroz, Patrick Sloan, Gary TenHaken, Denise Abbott, Walter Kuipers. Commissioner Ruth Ann Bosch was excused.

Also in attendance: Township Planner Leah Dorr and approximately twenty members of the public.

1. Approval of the minutes. It was moved by Sloan and supported by Abbott that the minutes of February 8 be approved as printed. Motion carried.

2. Public hearing - SLU 23-02, Hansen Gravel, 4400 Byron Road. Special land use for sand and gravel extraction.

Ms. Dorr summarized her report and recommended approval with nine conditions. Mr. Hansen spoke for the applicant.

Commissioner TenHaken asked how many trucks would use Byron Road on a busy day and whether the intersection at 44th could handle them. Mr. Hansen said sixty. Commissioner Abbott questioned the effect on neighboring wells and asked that they be tested every year. Chair Mroz said that she was concerned about noise from the crusher before 8 a.m.

The public hearing was opened at 7:31 p.m. Six persons spoke. The public hearing was closed at 8:05 p.m.

It was moved by TenHaken and supported by Kuipers that SLU 23-02 be approved subject to the nine conditions of the planner's report, and that wells within 1,000 feet be tested annually.
Roll call vote: Yeas: TenHaken, Kuipers, Sloan, Abbott. Nays: Mroz. Absent: Bosch. Motion carried.

3. Site plan review - Lakeshore Dental, 120 Main. It was moved by Abbott and supported by Sloan that the site plan be tabled until the landscape plan has been revised. Motion carried unanimously.

There being no further business, the meeting was adjourned at 8:40 p.m.
Respectfully submitted, Dina Vos, Recording Secretary
`,
    members: [
      ['Helen Mroz', 'chair', true],
      ['Patrick Sloan', 'member', true],
      ['Gary TenHaken', 'member', true],
      ['Denise Abbott', 'member', true],
      ['Walter Kuipers', 'member', true],
      ['Ruth Ann Bosch', 'member', false],
    ],
    items: [
      { title: 'Approval of the minutes', m: ['Patrick Sloan', 'Denise Abbott'], out: 'approved' },
      {
        title: 'SLU 23-02, Hansen Gravel, special land use',
        m: ['Gary TenHaken', 'Walter Kuipers'],
        votes: { ...all(['Gary TenHaken', 'Walter Kuipers', 'Patrick Sloan', 'Denise Abbott']), 'Helen Mroz': 'no' },
        out: 'approved_with_conditions',
        staff: 'approve_with_conditions',
        by: { 'Gary TenHaken': ['traffic_roads'], 'Denise Abbott': ['wells_groundwater'], 'Helen Mroz': ['noise'] },
      },
      {
        title: 'Site plan review - Lakeshore Dental',
        m: ['Denise Abbott', 'Patrick Sloan'],
        out: 'postponed',
        inf: all(['Helen Mroz', 'Patrick Sloan', 'Gary TenHaken', 'Denise Abbott', 'Walter Kuipers']),
      },
    ],
  },
  {
    name: 'action-table',
    text: `CITY OF SAN MARTEL
PLANNING COMMISSION
ACTION MINUTES
Tuesday, June 13, 2023 - 6:30 PM

ROLL CALL
| Commissioner | Present | Absent |
|---|---|---|
| Chair Okonkwo | X | |
| Vice Chair Delgado | X | |
| Commissioner Firth | X | |
| Commissioner Yamada | | X |
| Commissioner Prentice | X | |

CONSENT CALENDAR
1. Minutes of May 23, 2023
ACTION: Moved by Commissioner Firth, seconded by Vice Chair Delgado, to approve the Consent Calendar.
AYES: Okonkwo, Delgado, Firth, Prentice
NOES: None
ABSENT: Yamada
ABSTAIN: None
MOTION CARRIED 4-0-1

PUBLIC HEARINGS
2. CUP 2023-011 - Request for a Conditional Use Permit to allow a drive-through coffee shop at 901 Mission Avenue.
Staff Recommendation: Approve with conditions.
Commissioner Prentice inquired about the length of the queue and whether cars would back onto Mission Avenue. Vice Chair Delgado asked about the number of parking spaces.
ACTION: Moved by Vice Chair Delgado, seconded by Commissioner Firth, to adopt Resolution 23-14 approving CUP 2023-011 subject to conditions.
AYES: Okonkwo, Delgado, Firth
NOES: Prentice
ABSENT: Yamada
ABSTAIN: None
MOTION CARRIED 3-1-1

3. TTM 36710 - Tentative Tract Map for 22 lots on Olive Street.
Staff Recommendation: Deny.
Commissioner Firth raised the drainage of the lots at the low end. Chair Okonkwo commented on the trees that would be lost.
ACTION: Moved by Commissioner Prentice, seconded by Commissioner Firth, to continue the item to July 11, 2023.
AYES: Okonkwo, Delgado, Firth, Prentice
NOES: None
ABSENT: Yamada
ABSTAIN: None
MOTION CARRIED 4-0-1

ADJOURNMENT - 8:12 PM
`,
    members: [
      ['Okonkwo', 'chair', true],
      ['Delgado', 'vice_chair', true],
      ['Firth', 'member', true],
      ['Yamada', 'member', false],
      ['Prentice', 'member', true],
    ],
    items: [
      {
        title: 'Consent Calendar minutes',
        m: ['Firth', 'Delgado'],
        votes: all(['Okonkwo', 'Delgado', 'Firth', 'Prentice']),
        out: 'approved',
      },
      {
        title: 'CUP 2023-011 drive-through coffee shop',
        m: ['Delgado', 'Firth'],
        votes: { ...all(['Okonkwo', 'Delgado', 'Firth']), Prentice: 'no' },
        out: 'approved_with_conditions',
        staff: 'approve_with_conditions',
        by: { Prentice: ['traffic_roads'], Delgado: ['parking'] },
      },
      {
        title: 'TTM 36710 Tentative Tract Map',
        m: ['Prentice', 'Firth'],
        votes: all(['Okonkwo', 'Delgado', 'Firth', 'Prentice']),
        out: 'postponed',
        staff: 'deny',
        by: { Firth: ['stormwater_drainage'], Okonkwo: ['open_space_trails'] },
      },
    ],
  },
  {
    name: 'nj-initials',
    text: `BOROUGH OF WEXLEY
ZONING BOARD OF ADJUSTMENT
MINUTES - OCTOBER 17, 2022

Chairwoman Castellano called the meeting to order at 7:30 P.M. and read the Open Public Meetings Act statement.

ROLL CALL: Mr. Adler - present; Mrs. Castellano - present; Mr. DiNapoli - absent; Ms. Egan - present; Mr. Fusco - present; Dr. Gold - present; Mr. Hooper (Alt. 1) - present
Also present: Brian Kessler, Esq., Board Attorney; Nina Patel, P.E., Board Engineer

RESOLUTIONS: None.

APPLICATION 22-08: 14 Birch Lane LLC, Block 31, Lot 4. Bulk variances for a second story addition; side yard of 6 feet where 10 feet is required.
Mr. Seltzer, attorney, introduced the application. The architect testified. Mr. Adler asked whether the addition could be moved away from the side line. Ms. Egan questioned the height next to the neighbor's ranch. Dr. Gold asked where the water from the roof leaders would go.
The meeting was opened to the public; no one spoke.
Motion to approve by Mr. Fusco, second by Dr. Gold.
Roll call: Mr. Adler - no; Ms. Egan - yes; Mr. Fusco - yes; Dr. Gold - yes; Mr. Hooper - yes; Mrs. Castellano - yes.
The application was approved 5-1.

APPLICATION 22-11: Wexley Auto Body, Block 12, Lot 9. Use variance for outdoor storage of vehicles.
The applicant requested that the matter be carried to November 21, 2022 without further notice. Motion to carry by Mr. Adler, second by Ms. Egan. All in favor.

The meeting was adjourned at 9:05 P.M.
`,
    members: [
      ['Adler', 'member', true],
      ['Castellano', 'chair', true],
      ['DiNapoli', 'member', false],
      ['Egan', 'member', true],
      ['Fusco', 'member', true],
      ['Gold', 'member', true],
      ['Hooper', 'member', true],
    ],
    items: [
      {
        title: 'Application 22-08: 14 Birch Lane, bulk variances',
        m: ['Fusco', 'Gold'],
        votes: { Adler: 'no', ...all(['Egan', 'Fusco', 'Gold', 'Hooper', 'Castellano']) },
        out: 'approved',
        by: { Adler: ['density_height'], Egan: ['density_height'], Gold: ['stormwater_drainage'] },
      },
      {
        title: 'Application 22-11: Wexley Auto Body use variance',
        m: ['Adler', 'Egan'],
        out: 'postponed',
        inf: all(['Adler', 'Castellano', 'Egan', 'Fusco', 'Gold', 'Hooper']),
      },
    ],
  },
  {
    name: 'mn-upon-vote',
    text: `PLANNING COMMISSION
CITY OF LAKE HARDING, MINNESOTA
NOVEMBER 7, 2023

The Lake Harding Planning Commission met in regular session. Chair Tollefson called the meeting to order at 6:00 p.m.
Members present: Tollefson, Bakke, Nguyen, Swenson, Carr. Members absent: Ojala, Wirth.
Staff: City Planner Erin Holt.

Public Hearing: Variance, 218 Shoreview Drive (PC 23-19)
Holt reviewed the request for a 12-foot variance from the lakeshore setback for a porch. Staff recommends denial because practical difficulties have not been shown.
Bakke noted that the neighbors' porches are about as close to the lake. Swenson asked about runoff into the lake. Nguyen wondered what precedent this would set for the other lots.
Motion by Bakke, second by Carr, to approve the variance with the condition that a rain garden be installed. Upon vote being taken: Ayes - Bakke, Carr, Swenson. Nays - Tollefson, Nguyen. Motion carried.

Public Hearing: Conditional Use Permit, 4400 County Road 9 (PC 23-20)
Holt presented the request for a contractor's yard and recommended approval with seven conditions. Carr asked about hours of operation. Tollefson asked how the yard would be screened from the road.
Motion by Swenson, second by Nguyen, to recommend approval of the CUP with staff's conditions. Upon vote being taken: Ayes - all. Nays - none. Motion carried unanimously.

Adjourn: Motion by Carr, second by Bakke, to adjourn at 7:20 p.m. Motion carried.
`,
    members: [
      ['Tollefson', 'chair', true],
      ['Bakke', 'member', true],
      ['Nguyen', 'member', true],
      ['Swenson', 'member', true],
      ['Carr', 'member', true],
      ['Ojala', 'member', false],
      ['Wirth', 'member', false],
    ],
    items: [
      {
        title: 'Variance, 218 Shoreview Drive',
        m: ['Bakke', 'Carr'],
        votes: { Bakke: 'yes', Carr: 'yes', Swenson: 'yes', Tollefson: 'no', Nguyen: 'no' },
        out: 'approved_with_conditions',
        staff: 'deny',
        by: { Swenson: ['stormwater_drainage'], Nguyen: ['precedent'] },
      },
      {
        title: 'Conditional Use Permit, 4400 County Road 9',
        m: ['Swenson', 'Nguyen'],
        inf: all(['Tollefson', 'Bakke', 'Nguyen', 'Swenson', 'Carr']),
        out: 'approved_with_conditions',
        staff: 'approve_with_conditions',
        by: { Carr: ['hours_of_operation'], Tollefson: ['screening_visual'] },
      },
    ],
  },
  {
    name: 'va-county',
    text: `AT A REGULAR MEETING OF THE PLANNING COMMISSION OF HARLOW COUNTY, VIRGINIA, HELD IN THE BOARD ROOM ON THE 18TH DAY OF APRIL, 2023, AT 7:00 P.M.

PRESENT:    Charles R. Bolling, Chairman
            Vivian T. Easley, Vice-Chairman
            Thomas W. Pruett
            Marcia Dean-Lowe
            Oscar L. Hatcher, Jr.
ABSENT:     Frances G. Oakes

ALSO PRESENT: Karen Tolley, Director of Planning; Ed Minor, County Attorney

IN RE: SUP 23-04, RIDGE TELECOM, TAX MAP 41-A-17

Ms. Tolley presented the request for a special use permit for a 199-foot telecommunications tower. She stated that staff recommends approval with the conditions in the report.

Mr. Hatcher asked whether the tower could be seen from the Harlow Battlefield. Mrs. Dean-Lowe asked about the fall zone and how far the tower stands from the nearest house. Mr. Pruett stated that the road to the site is too narrow for a crane.

Upon motion of Mr. Pruett, seconded by Mrs. Easley, and carried by a vote of 4 to 1, the Commission recommended approval of SUP 23-04 to the Board of Supervisors with the conditions presented. Mr. Hatcher voted no.

IN RE: REZONING RZ 23-02, OAK HOLLOW ASSOCIATES

Ms. Tolley stated that the applicant had asked to withdraw the request. No action was taken.

IN RE: ADJOURNMENT

Upon motion of Mrs. Dean-Lowe, seconded by Mr. Pruett, the meeting was adjourned.
`,
    members: [
      ['Charles R. Bolling', 'chair', true],
      ['Vivian T. Easley', 'vice_chair', true],
      ['Thomas W. Pruett', 'member', true],
      ['Marcia Dean-Lowe', 'member', true],
      ['Oscar L. Hatcher Jr', 'member', true],
      ['Frances G. Oakes', 'member', false],
    ],
    items: [
      {
        title: 'SUP 23-04, Ridge Telecom',
        m: ['Thomas W. Pruett', 'Vivian T. Easley'],
        votes: { 'Oscar L. Hatcher Jr': 'no' },
        inf: all(['Charles R. Bolling', 'Vivian T. Easley', 'Thomas W. Pruett', 'Marcia Dean-Lowe']),
        out: 'approved_with_conditions',
        staff: 'approve_with_conditions',
        by: {
          'Oscar L. Hatcher Jr': ['screening_visual'],
          'Marcia Dean-Lowe': ['density_height'],
          'Thomas W. Pruett': ['traffic_roads'],
        },
      },
      { title: 'Rezoning RZ 23-02, Oak Hollow Associates', m: null, out: 'withdrawn' },
    ],
  },
  {
    name: 'wi-committee',
    text: `Planning & Zoning Committee Minutes
Marlin County, Wisconsin
Thursday, August 24, 2023 9:00 a.m.
Present: Supervisors Lindner (Chair), Schuh, Vande Hey, Ostrowski, Peters
Excused: Supervisor Blaha
Others: Zoning Administrator Jon Weir, Corporation Counsel Amy Starr, Highway Commissioner Dale Rusch

1. Call to order 9:00 a.m. by Chair Lindner.
2. Minutes of July 27. Schuh/Peters to approve. Carried.
3. CUP-2023-15, Northern Aggregates, Town of Elk. Non-metallic mine, 62 acres.
   Weir read the staff report; staff recommends approval with conditions 1-18. Town of Elk board did not object.
   Ostrowski - concerned with truck traffic through the village. Vande Hey asked for a larger bond for reclamation. Peters asked what happens if a well goes dry.
   Motion Vande Hey/Schuh to approve CUP-2023-15 with conditions 1-18 and bond raised to $4,000 per acre. Roll call: Lindner aye, Schuh aye, Vande Hey aye, Ostrowski nay, Peters aye. Carried 4-1.
4. Rezone, Kasper, Town of Dunn, A-1 to R-2.
   Weir: staff recommends denial, inconsistent with the farmland preservation plan. Schuh said it would take good farmland out of production.
   Motion Ostrowski/Vande Hey to deny. Carried 5-0.
5. Adjourn. Peters/Schuh. 10:35 a.m.
`,
    members: [
      ['Lindner', 'chair', true],
      ['Schuh', 'member', true],
      ['Vande Hey', 'member', true],
      ['Ostrowski', 'member', true],
      ['Peters', 'member', true],
      ['Blaha', 'member', false],
    ],
    items: [
      { title: 'Minutes of July 27', m: ['Schuh', 'Peters'], out: 'approved' },
      {
        title: 'CUP-2023-15, Northern Aggregates',
        m: ['Vande Hey', 'Schuh'],
        votes: { Lindner: 'yes', Schuh: 'yes', 'Vande Hey': 'yes', Ostrowski: 'no', Peters: 'yes' },
        out: 'approved_with_conditions',
        staff: 'approve_with_conditions',
        by: { Ostrowski: ['traffic_roads'], 'Vande Hey': ['decommissioning_bond'], Peters: ['wells_groundwater'] },
      },
      {
        title: 'Rezone, Kasper',
        m: ['Ostrowski', 'Vande Hey'],
        inf: all(['Lindner', 'Schuh', 'Vande Hey', 'Ostrowski', 'Peters']),
        out: 'denied',
        staff: 'deny',
        by: { Schuh: ['farmland_soil'] },
      },
    ],
  },
  {
    name: 'tx-items',
    text: `PLANNING AND ZONING COMMISSION MINUTES
TOWN OF BRISCOE CREEK, TEXAS
SEPTEMBER 5, 2023

COMMISSIONERS PRESENT:                     STAFF PRESENT:
Luis Ortega, Chairman                      Tara Banks, Planning Manager
Beth Ann Crowley, Vice Chairman            Joe Till, Town Engineer
Hal Simmons
Priscilla Wade

COMMISSIONERS ABSENT:
Derek Stroud

ITEM 1. CALL TO ORDER. Chairman Ortega called the meeting to order at 6:02 p.m.

ITEM 2. Conduct a public hearing, discuss and consider a request for a Specific Use Permit for a car wash at 300 FM 720.
Ms. Banks gave the staff report and recommended approval. Vice Chairman Crowley expressed concern about the noise of the blowers for the homes behind. Commissioner Simmons asked whether the water would be recycled.
MOTION: Commissioner Wade moved to recommend approval of Item 2 as presented.
SECOND: Commissioner Simmons
VOTE: 3-1 (Crowley opposed). MOTION PASSED.

ITEM 3. Consider a final plat for Heron Ridge Phase 2, 41 lots.
MOTION: Vice Chairman Crowley moved to approve the final plat.
SECOND: Commissioner Wade
VOTE: 4-0. MOTION PASSED.

ITEM 4. Conduct a public hearing and consider a zoning change from AG to PD for 120 townhomes.
Ms. Banks stated staff's recommendation of denial. Commissioner Wade was worried about the schools being full. Commissioner Simmons did not think the density fit the neighborhood.
MOTION: Commissioner Simmons moved to recommend denial.
SECOND: Vice Chairman Crowley
VOTE: 4-0. MOTION PASSED.

ITEM 5. ADJOURNMENT at 7:44 p.m.
`,
    members: [
      ['Luis Ortega', 'chair', true],
      ['Beth Ann Crowley', 'vice_chair', true],
      ['Hal Simmons', 'member', true],
      ['Priscilla Wade', 'member', true],
      ['Derek Stroud', 'member', false],
    ],
    items: [
      {
        title: 'Specific Use Permit for a car wash',
        m: ['Priscilla Wade', 'Hal Simmons'],
        votes: { 'Beth Ann Crowley': 'no' },
        inf: all(['Luis Ortega', 'Hal Simmons', 'Priscilla Wade']),
        out: 'approved',
        staff: 'approve',
        by: { 'Beth Ann Crowley': ['noise'], 'Hal Simmons': ['water_use'] },
      },
      {
        title: 'Final plat for Heron Ridge Phase 2',
        m: ['Beth Ann Crowley', 'Priscilla Wade'],
        inf: all(['Luis Ortega', 'Beth Ann Crowley', 'Hal Simmons', 'Priscilla Wade']),
        out: 'approved',
      },
      {
        title: 'Zoning change from AG to PD for 120 townhomes',
        m: ['Hal Simmons', 'Beth Ann Crowley'],
        inf: all(['Luis Ortega', 'Beth Ann Crowley', 'Hal Simmons', 'Priscilla Wade']),
        out: 'denied',
        staff: 'deny',
        by: { 'Priscilla Wade': ['schools'], 'Hal Simmons': ['density_height', 'neighborhood_character'] },
      },
    ],
  },
  {
    name: 'ne-prose',
    text: `Town of Alden Falls Planning Board
Minutes of January 23, 2023

Attending: Board members Joan Pike (chair), Stephen Rourke, Amir Haddad, Lucy Trent (remote). Ned Farris was not able to attend. Staff: Beth Lyman, town planner.

Ms. Pike opened the meeting at 7 p.m.

Orchard Street subdivision. The board continued its discussion of the six-lot subdivision. Mr. Haddad said the sight line at the curve still bothers him. Ms. Trent wanted to know who will plow the new road until the town accepts it. Mr. Rourke felt that the wetland crossing could be narrower. The engineer agreed to look at it. On a motion by Mr. Rourke, seconded by Mr. Haddad, the board voted 4-0 to continue the hearing to February 13.

Special permit, 9 Mill Road. The owner would like to turn the mill into nineteen apartments. Ms. Lyman said the planning office supports the project. Ms. Trent asked if any of the apartments would be affordable. Ms. Pike asked how the dumpster would be hidden from the river walk. After discussion, Mr. Haddad moved to grant the special permit with the conditions drafted by Ms. Lyman; Ms. Trent seconded. The vote was three in favor, with Mr. Rourke abstaining because he owns property next door.

The meeting ended at 9:10 p.m.
`,
    members: [
      ['Joan Pike', 'chair', true],
      ['Stephen Rourke', 'member', true],
      ['Amir Haddad', 'member', true],
      ['Lucy Trent', 'member', true],
      ['Ned Farris', 'member', false],
    ],
    items: [
      {
        title: 'Orchard Street subdivision',
        m: ['Stephen Rourke', 'Amir Haddad'],
        inf: all(['Joan Pike', 'Stephen Rourke', 'Amir Haddad', 'Lucy Trent']),
        out: 'postponed',
        by: { 'Amir Haddad': ['traffic_roads'], 'Stephen Rourke': ['wildlife_habitat'] },
      },
      {
        title: 'Special permit, 9 Mill Road',
        m: ['Amir Haddad', 'Lucy Trent'],
        votes: { 'Stephen Rourke': 'abstain' },
        inf: all(['Joan Pike', 'Amir Haddad', 'Lucy Trent']),
        out: 'approved_with_conditions',
        staff: 'approve',
        by: { 'Lucy Trent': ['affordable_share'], 'Joan Pike': ['screening_visual'] },
      },
    ],
  },
  {
    name: 'nc-boa',
    text: `BOARD OF ADJUSTMENT
TOWN OF PELHAM CROSSING
Minutes, May 11, 2023

Members Present: Dr. Alice Grady, Chair; Mr. Kevin Loftin; Ms. Tonya Burke; Rev. James Ellison; Mr. Scott Yow (alternate, voting)
Members Absent: Ms. Carol Winfree
Staff Present: Mr. Blake Hurley, Zoning Administrator

The Chair administered the oath to all who wished to testify.

BA-23-05 Special Use Permit - Little Acorns Child Care, 55 Church Street
Mr. Hurley entered the staff report into the record. Staff finds that the four standards are met.
Ms. Burke asked where parents would turn around at drop-off. Rev. Ellison asked about the fence around the play yard. Mr. Loftin asked how late the center would be open.
Ms. Burke made a motion to find that the application meets all four standards and to approve the permit with the condition that a six-foot fence be built. Rev. Ellison seconded. The motion passed unanimously (5-0).

BA-23-06 Variance - Truett, 8 Quail Run
The applicant seeks relief of four feet from the rear setback. Mr. Yow asked whether the lot differs from the others on the street. Dr. Grady noted that the hardship appears to be personal.
Mr. Loftin moved to deny the variance, as the second standard has not been shown. Mr. Yow seconded. Voting to deny: Loftin, Yow, Grady. Voting against: Burke, Ellison. The variance is denied.
`,
    members: [
      ['Alice Grady', 'chair', true],
      ['Kevin Loftin', 'member', true],
      ['Tonya Burke', 'member', true],
      ['James Ellison', 'member', true],
      ['Scott Yow', 'member', true],
      ['Carol Winfree', 'member', false],
    ],
    items: [
      {
        title: 'BA-23-05 Special Use Permit - Little Acorns Child Care',
        m: ['Tonya Burke', 'James Ellison'],
        inf: all(['Alice Grady', 'Kevin Loftin', 'Tonya Burke', 'James Ellison', 'Scott Yow']),
        out: 'approved_with_conditions',
        staff: 'approve',
        by: {
          'Tonya Burke': ['traffic_roads'],
          'James Ellison': ['screening_visual'],
          'Kevin Loftin': ['hours_of_operation'],
        },
      },
      {
        title: 'BA-23-06 Variance - Truett',
        m: ['Kevin Loftin', 'Scott Yow'],
        votes: {
          'Kevin Loftin': 'yes',
          'Scott Yow': 'yes',
          'Alice Grady': 'yes',
          'Tonya Burke': 'no',
          'James Ellison': 'no',
        },
        out: 'denied',
      },
    ],
  },
  {
    name: 'fl-staffheavy',
    text: `LOCAL PLANNING AGENCY / PLANNING BOARD
CITY OF CORAL HAMMOCK
MINUTES OF REGULAR MEETING, FEBRUARY 16, 2023

A. CALL TO ORDER - Chair Benitez, 5:30 p.m.
B. ROLL CALL
   Present: 6 - Benitez, Clarke, Dunn, Esposito, Hale and Marsh
   Absent: 1 - Whitfield
C. SWEARING IN OF WITNESSES by the City Clerk
D. EX PARTE DISCLOSURE - Mr. Clarke disclosed that he drove by the site.
E. QUASI-JUDICIAL HEARINGS
   E-1. Z-23-001 Rezoning from RS-4 to RM-12, 3.1 acres on Palm Street (Harbor Homes LLC)
   Senior Planner Dana Ruiz presented the staff report. Staff finds the request consistent with the comprehensive plan and recommends approval. Ms. Ruiz answered questions on concurrency and flood elevations.
   Ms. Esposito inquired about the evacuation route and the traffic on Palm Street. Mr. Hale stated that twelve units an acre was too dense for the street. Ms. Dunn asked if the live oaks would be saved.
   PUBLIC COMMENT: Five residents spoke in opposition.
   MOTION by Mr. Marsh, SECOND by Ms. Dunn, to recommend APPROVAL of Z-23-001.
   ROLL CALL VOTE: Benitez - Yes; Clarke - Yes; Dunn - Yes; Esposito - No; Hale - No; Marsh - Yes. MOTION CARRIED 4-2.
   E-2. SE-23-004 Special exception for a marina fuel dock
   Staff recommends approval subject to conditions. Mr. Clarke asked about a spill plan. Ms. Benitez asked how boats would be kept from idling at night.
   MOTION by Mr. Hale, SECOND by Mr. Marsh, to APPROVE SE-23-004 with staff conditions and the added condition of no fueling after 9 p.m.
   ROLL CALL VOTE: Benitez - Yes; Clarke - Yes; Dunn - Yes; Esposito - Yes; Hale - Yes; Marsh - Yes. MOTION CARRIED 6-0.
F. ADJOURNMENT 7:58 p.m.
`,
    members: [
      ['Benitez', 'chair', true],
      ['Clarke', 'member', true],
      ['Dunn', 'member', true],
      ['Esposito', 'member', true],
      ['Hale', 'member', true],
      ['Marsh', 'member', true],
      ['Whitfield', 'member', false],
    ],
    items: [
      {
        title: 'Z-23-001 Rezoning from RS-4 to RM-12',
        m: ['Marsh', 'Dunn'],
        votes: { Benitez: 'yes', Clarke: 'yes', Dunn: 'yes', Esposito: 'no', Hale: 'no', Marsh: 'yes' },
        out: 'approved',
        staff: 'approve',
        by: { Esposito: ['traffic_roads'], Hale: ['density_height'], Dunn: ['open_space_trails'] },
      },
      {
        title: 'SE-23-004 Special exception for a marina fuel dock',
        m: ['Hale', 'Marsh'],
        votes: all(['Benitez', 'Clarke', 'Dunn', 'Esposito', 'Hale', 'Marsh']),
        out: 'approved_with_conditions',
        staff: 'approve_with_conditions',
        by: { Clarke: ['health_safety'], Benitez: ['noise'] },
      },
    ],
  },
];
