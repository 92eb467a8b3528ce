import type { IndustryKey, ProjectTypeSheet } from './types.ts';

/** A development category with its subcategories, and the project types in each. */
export interface IndustrySheet {
  readonly key: IndustryKey;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly subcategories: readonly {
    readonly name: string;
    readonly description: string;
    readonly types: readonly Omit<ProjectTypeSheet, 'industry' | 'subcategory'>[];
  }[];
}

/** The nine development categories. practice.md §3; the named types are those of the technology mapping of practice.md §4. */
export const industrySheets: readonly IndustrySheet[] = [
  {
    key: 'solar',
    name: 'Solar Energy',
    icon: 'sun',
    description: 'Solar farms, rooftop and community solar, with or without storage.',
    subcategories: [
      {
        name: 'Ground-Mounted Solar',
        description: 'Arrays on open land that sell their power to the grid.',
        types: [
          {
            id: 'utility_scale_solar',
            name: 'Utility-Scale Solar',
            description: 'A large ground-mounted array that feeds the transmission grid.',
            aliases: [
              'solar',
              'solar farm',
              'solar energy',
              'solar project',
              'solar power plant',
              'photovoltaic',
              'large solar',
            ],
            sampleNames: [
              'Cedar Ridge Solar',
              'Blue Heron Solar Project',
              'Prairie Crossing Solar',
              'Stone Mill Solar Farm',
              'Long Meadow Solar',
            ],
          },
          {
            id: 'community_solar',
            name: 'Community Solar',
            description: 'A mid-sized array whose output is shared by local subscribers.',
            aliases: ['shared solar', 'solar garden', 'community solar garden'],
            sampleNames: [
              'Harvest Moon Community Solar',
              'Mill Creek Solar Garden',
              'Orchard Hill Community Solar',
              'Three Forks Solar Garden',
            ],
          },
          {
            id: 'solar_plus_storage',
            name: 'Solar with Storage',
            description: 'A ground-mounted array with batteries on the same site.',
            aliases: ['solar storage', 'solar and storage', 'solar plus storage', 'solar with battery storage'],
            sampleNames: [
              'Red Barn Solar and Storage',
              'Sawgrass Solar and Storage',
              'Dry Fork Solar and Storage',
              'Lantern Hill Solar and Storage',
            ],
          },
        ],
      },
      {
        name: 'Rooftop and On-Site Solar',
        description: 'Panels that serve the building or the property they stand on.',
        types: [
          {
            id: 'residential_solar',
            name: 'Residential Solar',
            description: 'Rooftop or backyard panels for homes and subdivisions.',
            aliases: ['rooftop solar', 'home solar', 'residential rooftop solar'],
            sampleNames: [
              'Willow Bend Solar Homes',
              'Sunny Lane Rooftop Program',
              'Maple Court Solar',
              'Garden Street Solar Homes',
            ],
          },
          {
            id: 'commercial_solar',
            name: 'Commercial Rooftop and Canopy Solar',
            description: 'Panels on warehouses, schools and parking canopies.',
            aliases: ['solar canopy', 'commercial solar', 'carport solar', 'commercial rooftop solar'],
            sampleNames: [
              'Fairgrounds Solar Canopy',
              'Northside Schools Solar',
              'Market Square Solar Canopy',
              'Depot Street Rooftop Solar',
            ],
          },
          {
            id: 'agrivoltaics',
            name: 'Agrivoltaics',
            description: 'Solar built so that the land under it is still grazed or farmed.',
            aliases: ['agrisolar', 'dual use solar', 'solar grazing'],
            sampleNames: [
              'Shepherd Field Solar',
              'Clover Hill Agrivoltaics',
              'Bluegrass Pasture Solar',
              'Twin Silos Solar',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'wind',
    name: 'Wind Energy',
    icon: 'wind',
    description: 'Wind farms, single turbines, and the replacement of older ones.',
    subcategories: [
      {
        name: 'Onshore Wind',
        description: 'Turbines that sell their power to the grid.',
        types: [
          {
            id: 'wind_energy',
            name: 'Wind Energy',
            description: 'A wind farm of commercial turbines with collection lines and a substation.',
            aliases: ['wind', 'wind farm', 'wind power', 'wind project', 'wind energy conversion system', 'wecs'],
            sampleNames: [
              'Buffalo Ridge Wind',
              'High Prairie Wind Farm',
              'Windy Gap Wind Project',
              'Lone Elm Wind',
              'Kettle Hills Wind',
            ],
          },
          {
            id: 'wind_repowering',
            name: 'Wind Repowering',
            description: 'New, usually taller, machines in place of the turbines of an older wind farm.',
            aliases: ['repowering', 'wind repower'],
            sampleNames: [
              'Summit Ridge Repower',
              'Old Trail Wind Repowering',
              'Flint Hills Repower',
              'Crow Creek Wind Repowering',
            ],
          },
        ],
      },
      {
        name: 'Distributed Wind',
        description: 'One or a few turbines that serve a farm, a school or a town.',
        types: [
          {
            id: 'small_wind',
            name: 'Small and Community Wind',
            description: 'Single turbines for local use.',
            aliases: ['distributed wind', 'community wind', 'single turbine', 'wind turbine'],
            sampleNames: [
              'Grange Hall Turbine',
              'Lakeshore School Wind',
              'Co-op Community Wind',
              'Hilltop Farm Turbine',
            ],
          },
          {
            id: 'met_tower',
            name: 'Meteorological Tower',
            description: 'A tower that measures the wind before a project is proposed.',
            aliases: ['met tower', 'meteorological mast'],
            sampleNames: [
              'Pine Bluff Met Tower',
              'North Bench Met Tower',
              'Coyote Flats Met Tower',
              'Section Line Met Tower',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'battery_storage',
    name: 'Battery Storage',
    icon: 'battery-charging',
    description: 'Batteries that store power for the grid or for a single site.',
    subcategories: [
      {
        name: 'Grid Storage',
        description: 'Batteries beside a substation or a power plant.',
        types: [
          {
            id: 'utility_battery_storage',
            name: 'Utility-Scale Battery Storage',
            description: 'Rows of battery enclosures that charge from the grid and discharge to it.',
            aliases: [
              'battery storage',
              'battery',
              'batteries',
              'bess',
              'energy storage',
              'battery energy storage',
              'battery energy storage system',
              'grid storage',
            ],
            sampleNames: [
              'Junction Road Energy Storage',
              'Copper Kettle Storage',
              'Switchyard Energy Center',
              'Riverbend Battery Storage',
            ],
          },
          {
            id: 'substation_storage',
            name: 'Substation Peaking Storage',
            description: 'A smaller battery at a substation, for the few hottest and coldest hours.',
            aliases: ['distribution storage', 'peaking battery'],
            sampleNames: [
              'Elm Street Substation Storage',
              'Southgate Peaking Battery',
              'Airport Road Storage',
              'Quarry Substation Storage',
            ],
          },
        ],
      },
      {
        name: 'On-Site Storage',
        description: 'Batteries behind the meter of one customer.',
        types: [
          {
            id: 'commercial_storage',
            name: 'Commercial Battery Storage',
            description: 'Storage for a plant, a campus or a shopping center.',
            aliases: ['behind the meter storage', 'on site storage', 'commercial battery'],
            sampleNames: [
              'Hospital Campus Storage',
              'Fairview Plant Storage',
              'College Hill Microgrid',
              'Harbor Center Storage',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'data_center',
    name: 'Data Centers',
    icon: 'server',
    description: 'Buildings full of computers, with their power and their cooling.',
    subcategories: [
      {
        name: 'Large Campuses',
        description: 'Several data halls on one site for one or a few operators.',
        types: [
          {
            id: 'hyperscale_data_center',
            name: 'Hyperscale Data Center',
            description: 'A campus of large data halls with its own substation and backup generation.',
            aliases: [
              'data center',
              'data centre',
              'datacenter',
              'data centers',
              'data center campus',
              'hyperscale',
              'server farm',
              'cloud campus',
              'ai data center',
            ],
            sampleNames: [
              'Oakmont Data Campus',
              'Quarry Lake Technology Park',
              'Project Meridian Data Center',
              'Stonebridge Digital Campus',
            ],
          },
          {
            id: 'crypto_mining',
            name: 'High-Density Computing',
            description: 'Computing for digital currency or research, often in containers.',
            aliases: [
              'cryptocurrency mining',
              'crypto mining',
              'bitcoin mining',
              'crypto mine',
              'digital asset mining',
            ],
            sampleNames: [
              'Kiln Road Computing',
              'Old Smelter Compute Site',
              'Black Creek Computing',
              'Tipple Hill Compute',
            ],
          },
        ],
      },
      {
        name: 'Shared and Edge Facilities',
        description: 'Buildings whose space is let to many customers.',
        types: [
          {
            id: 'colocation_data_center',
            name: 'Colocation Data Center',
            description: 'One or two buildings in which many customers rent space and power.',
            aliases: ['colocation', 'colo', 'colocation center', 'colocation facility', 'multi tenant data center'],
            sampleNames: [
              'Crossroads Colocation',
              'Main Exchange Data Center',
              'Fiber Junction Colocation',
              'Beltway Data Exchange',
            ],
          },
          {
            id: 'edge_data_center',
            name: 'Edge Data Center',
            description: 'A small facility near a town, for local traffic.',
            aliases: ['edge computing', 'micro data center', 'edge facility'],
            sampleNames: [
              'Courthouse Square Edge Site',
              'Depot Edge Center',
              'Westgate Edge Facility',
              'Mill District Edge Site',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'commercial',
    name: 'Commercial',
    icon: 'store',
    description: 'Stores, offices, hotels, and other places of business.',
    subcategories: [
      {
        name: 'Retail and Services',
        description: 'Shops, restaurants, fuel and services.',
        types: [
          {
            id: 'commercial_development',
            name: 'Commercial Development',
            description: 'A commercial site plan: retail, services, restaurants or a mix of them.',
            aliases: ['commercial', 'commercial project', 'business development', 'business park'],
            sampleNames: [
              'Fairgrounds Commons',
              'Gateway Crossing',
              'Mill Pond Marketplace',
              'Four Corners Commercial Center',
            ],
          },
          {
            id: 'shopping_center',
            name: 'Shopping Center',
            description: 'An anchored center with shared parking.',
            aliases: ['shopping', 'retail', 'retail center', 'strip mall', 'grocery store', 'supermarket', 'big box'],
            sampleNames: ['Harvest Plaza', 'Northgate Shopping Center', 'Cedar Point Market', 'Ferry Street Plaza'],
          },
          {
            id: 'gas_station',
            name: 'Fuel and Convenience',
            description: 'A fuel station with a store, often at a highway exit.',
            aliases: ['gas station', 'convenience store', 'truck stop', 'travel center', 'fuel station'],
            sampleNames: [
              'Exit Nine Travel Stop',
              'Ridge Road Fuel and Market',
              'Crossroads Travel Center',
              'Bridge Street Market',
            ],
          },
        ],
      },
      {
        name: 'Offices and Hospitality',
        description: 'Places to work, to stay and to be cared for.',
        types: [
          {
            id: 'office_building',
            name: 'Office Building',
            description: 'Offices, medical buildings and campuses.',
            aliases: ['office', 'offices', 'medical office', 'office park', 'clinic'],
            sampleNames: [
              'Courthouse Commons Offices',
              'Lakeview Medical Building',
              'Elm Park Offices',
              'Garrison Street Professional Center',
            ],
          },
          {
            id: 'hotel',
            name: 'Hotel and Hospitality',
            description: 'Hotels, lodges and event venues.',
            aliases: ['resort', 'hospitality', 'lodge', 'event venue', 'motel', 'campground', 'rv park'],
            sampleNames: ['Harborside Inn', 'Summit Lodge', 'Station House Hotel', 'Orchard Barn Events'],
          },
        ],
      },
    ],
  },
  {
    key: 'residential',
    name: 'Residential',
    icon: 'house',
    description: 'Homes of every kind, from a few lots to a new district.',
    subcategories: [
      {
        name: 'Single-Family',
        description: 'Lots and houses.',
        types: [
          {
            id: 'residential_development',
            name: 'Residential Development',
            description: 'A residential plan of lots, streets and open space.',
            aliases: ['residential', 'housing', 'housing development', 'homes', 'residential project', 'neighborhood'],
            sampleNames: ['Willow Creek Estates', 'Maple Grove', 'Heritage Meadows', 'Stonegate Village'],
          },
          {
            id: 'single_family',
            name: 'Single-Family Subdivision',
            description: 'Detached houses on their own lots.',
            aliases: [
              'single family',
              'single family homes',
              'single family residential',
              'subdivision',
              'detached homes',
            ],
            sampleNames: ['Orchard Glen', 'Fox Hollow', 'Prairie View Subdivision', 'Timber Ridge'],
          },
        ],
      },
      {
        name: 'Multi-Family',
        description: 'Apartments, townhouses and homes for seniors.',
        types: [
          {
            id: 'multi_family',
            name: 'Multi-Family Housing',
            description: 'Apartments and townhouses.',
            aliases: [
              'multifamily',
              'multi family',
              'multi family residential',
              'apartments',
              'apartment',
              'apartment complex',
              'townhomes',
              'townhouses',
              'condominiums',
              'condos',
              'duplex',
            ],
            sampleNames: ['The Mill Apartments', 'Garden Row Townhomes', 'Station Lofts', 'Parkside Apartments'],
          },
          {
            id: 'affordable_housing',
            name: 'Affordable Housing',
            description: 'Homes whose rents or prices are held to local incomes.',
            aliases: ['workforce housing', 'low income housing', 'income restricted housing'],
            sampleNames: ['Harbor Light Homes', 'Freedom Street Apartments', 'Laurel Commons', 'Bridgeway Homes'],
          },
          {
            id: 'senior_housing',
            name: 'Senior Housing',
            description: 'Independent and assisted living.',
            aliases: ['senior living', 'assisted living', 'retirement community', 'nursing home'],
            sampleNames: [
              'Cedar Terrace Senior Living',
              'Evergreen Village',
              'Lakeside Commons Senior Homes',
              'Chapel Hill Residence',
            ],
          },
        ],
      },
      {
        name: 'Mixed Use',
        description: 'Homes above, beside or among shops and offices.',
        types: [
          {
            id: 'mixed_use',
            name: 'Mixed Use',
            description: 'Homes, shops and offices in one plan.',
            aliases: [
              'mixed use',
              'mixed use development',
              'live work',
              'transit oriented development',
              'planned unit development',
              'pud',
            ],
            sampleNames: ['Depot Square', 'River Mill District', 'Union Street Commons', 'Foundry Row'],
          },
        ],
      },
    ],
  },
  {
    key: 'logistics',
    name: 'Logistics and Warehouse',
    icon: 'warehouse',
    description: 'Warehouses, terminals and yards where goods change hands.',
    subcategories: [
      {
        name: 'Warehousing',
        description: 'Buildings for storing and sorting goods.',
        types: [
          {
            id: 'warehouse',
            name: 'Warehouse',
            description: 'General storage and distribution, built for a tenant or on speculation.',
            aliases: [
              'logistics',
              'logistics and warehouse',
              'logistics center',
              'logistics park',
              'storage building',
              'self storage',
            ],
            sampleNames: [
              'Interchange Logistics Park',
              'Airport Road Warehouse',
              'Sycamore Distribution Building',
              'County Line Logistics',
            ],
          },
          {
            id: 'distribution_center',
            name: 'Distribution and Fulfillment Center',
            description: 'High-volume sorting and delivery, often around the clock.',
            aliases: [
              'fulfillment center',
              'distribution',
              'distribution center',
              'last mile',
              'sorting center',
              'delivery station',
            ],
            sampleNames: [
              'Crossdock Fulfillment Center',
              'Eastgate Distribution Center',
              'Delta Parcel Hub',
              'Orchard Road Fulfillment',
            ],
          },
          {
            id: 'cold_storage',
            name: 'Cold Storage',
            description: 'Refrigerated warehousing for food.',
            aliases: ['refrigerated warehouse', 'cold chain', 'freezer warehouse'],
            sampleNames: [
              'Valley Cold Storage',
              'Harbor Freeze Warehouse',
              'Packers Lane Cold Storage',
              'Iron Bridge Cold Chain',
            ],
          },
        ],
      },
      {
        name: 'Terminals and Yards',
        description: 'Places where trucks, trains and containers meet.',
        types: [
          {
            id: 'truck_terminal',
            name: 'Truck Terminal',
            description: 'Freight terminals, drop yards and truck parking.',
            aliases: ['trucking terminal', 'freight terminal', 'drop yard', 'truck yard', 'truck parking', 'freight'],
            sampleNames: [
              'Summit Freight Terminal',
              'Gravel Pike Truck Terminal',
              'Tri-County Drop Yard',
              'Bluff Road Freight',
            ],
          },
          {
            id: 'intermodal',
            name: 'Intermodal Facility',
            description: 'Transfer between rail, road and water.',
            aliases: ['intermodal terminal', 'rail yard', 'inland port', 'rail terminal', 'port terminal'],
            sampleNames: [
              'Junction Inland Port',
              'Three Rivers Intermodal',
              'Mainline Transfer Yard',
              'Southport Intermodal',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'manufacturing',
    name: 'Manufacturing',
    icon: 'factory',
    description: 'Plants that make, process or assemble.',
    subcategories: [
      {
        name: 'General Manufacturing',
        description: 'Assembly and fabrication.',
        types: [
          {
            id: 'light_manufacturing',
            name: 'Light Manufacturing',
            description: 'Assembly and fabrication with little outdoor activity.',
            aliases: ['light industrial', 'assembly plant', 'fabrication', 'machine shop', 'industrial park'],
            sampleNames: [
              'Millwright Park',
              'Tool and Die Commons',
              'Foundry Lane Manufacturing',
              'Westfield Assembly',
            ],
          },
          {
            id: 'heavy_manufacturing',
            name: 'Heavy Manufacturing',
            description: 'Plants with furnaces, presses, stacks or bulk materials.',
            aliases: [
              'manufacturing',
              'manufacturing plant',
              'factory',
              'plant',
              'heavy industrial',
              'industrial',
              'steel mill',
              'foundry',
              'cement plant',
              'asphalt plant',
              'quarry',
            ],
            sampleNames: ['Bessemer Road Works', 'Riverside Castings', 'Ironwood Steel', 'Lime Kiln Works'],
          },
          {
            id: 'advanced_manufacturing',
            name: 'Advanced Manufacturing',
            description: 'Semiconductors, batteries, vehicles and medical devices.',
            aliases: [
              'semiconductor',
              'semiconductor plant',
              'chip plant',
              'battery plant',
              'battery manufacturing',
              'gigafactory',
              'ev plant',
            ],
            sampleNames: [
              'Silver Fork Fabrication',
              'Northern Cell Works',
              'Meridian Device Plant',
              'Copper State Components',
            ],
          },
        ],
      },
      {
        name: 'Food and Materials',
        description: 'Processing of crops, animals, timber and chemicals.',
        types: [
          {
            id: 'food_processing',
            name: 'Food Processing',
            description: 'Plants that process crops, milk or meat.',
            aliases: [
              'meat packing',
              'poultry plant',
              'dairy plant',
              'ethanol plant',
              'grain elevator',
              'slaughterhouse',
            ],
            sampleNames: ['Valley Creamery', 'Prairie Pack Foods', 'Sweetwater Cannery', 'Heartland Grain Processing'],
          },
          {
            id: 'chemical_plant',
            name: 'Chemical and Materials',
            description: 'Chemicals, plastics, paper and wood products.',
            aliases: ['chemical', 'plastics plant', 'paper mill', 'sawmill', 'lumber mill', 'recycling plant'],
            sampleNames: ['Bayou Polymers', 'Pine Belt Board Mill', 'Lakehead Resins', 'Timberline Paper'],
          },
        ],
      },
    ],
  },
  {
    key: 'oil_gas',
    name: 'Oil and Gas',
    icon: 'fuel',
    description: 'Wells, pipelines, and the plants along them.',
    subcategories: [
      {
        name: 'Production',
        description: 'Drilling and producing oil and gas.',
        types: [
          {
            id: 'well_pad',
            name: 'Oil and Gas Well Pad',
            description: 'Drilling and production from one or several wells on a pad.',
            aliases: [
              'oil and gas',
              'oil gas',
              'oil',
              'drilling',
              'well pad',
              'oil well',
              'gas well',
              'fracking',
              'natural gas',
              'oil and gas development',
            ],
            sampleNames: ['Rattlesnake Draw Pad', 'Shale Hollow Pad', 'Section Nine Well Pad', 'Bluestem Pad'],
          },
          {
            id: 'injection_well',
            name: 'Disposal Well',
            description: 'Underground disposal of produced water.',
            aliases: ['disposal well', 'injection well', 'saltwater disposal'],
            sampleNames: [
              'Caprock Disposal Well',
              'Mustang Disposal',
              'Salt Fork Disposal Well',
              'Gypsum Creek Disposal',
            ],
          },
        ],
      },
      {
        name: 'Transport and Processing',
        description: 'Pipelines, compressor stations and plants.',
        types: [
          {
            id: 'pipeline',
            name: 'Pipeline',
            description: 'Gathering and transmission lines.',
            aliases: ['gas pipeline', 'oil pipeline', 'gathering line', 'transmission pipeline'],
            sampleNames: [
              'Twin Rivers Pipeline',
              'Highland Gathering Line',
              'Long Valley Lateral',
              'Cross County Pipeline',
            ],
          },
          {
            id: 'compressor_station',
            name: 'Compressor Station',
            description: 'Engines that move gas along a pipeline.',
            aliases: [
              'compressor',
              'gas compressor',
              'gas plant',
              'gas processing plant',
              'refinery',
              'lng terminal',
              'gas power plant',
            ],
            sampleNames: [
              'Knob Hill Compressor Station',
              'Laurel Run Compressor',
              'Stateline Gas Plant',
              'Bend River Compressor Station',
            ],
          },
        ],
      },
    ],
  },
];
