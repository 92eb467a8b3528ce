import { plain, pointed, sharp } from '../line.ts';
import { said, type UseSheet } from './types.ts';

/** Shelters, recovery houses, day centers for people without a home. */
export const shelter: UseSheet = {
  id: 'shelter',
  pattern:
    /\b(?:homeless\w*|emergency shelter|shelter (?:for|beds)|overnight shelter|warming center|navigation center|transitional housing|supportive housing|recovery (?:house|center|home)|sober living|halfway house|treatment center|soup kitchen|food pantry|day center)\b/i,
  groups: ['generic', 'commercial', 'residential'],
  shift: {
    health_safety: 0.35,
    community_engagement: 0.2,
    enforcement: 0.25,
    neighborhood_character: 0.15,
    project_need: 0.25,
    hours_of_operation: 0.15,
    property_values: 0.1,
    precedent: 0.1,
    traffic_roads: -0.25,
    noise: -0.15,
    stormwater_drainage: -0.3,
    wells_groundwater: -0.4,
    construction_hours: -0.3,
    power_supply_grid: -0.3,
    technology_equipment: -0.3,
    decommissioning_bond: -0.4,
    odor_dust: -0.3,
    setbacks: -0.15,
    glare: -0.4,
    screening_visual: -0.2,
  },
  lines: {
    health_safety: said(
      [
        plain('background', 'How many staff are awake at three in the morning, and what are they trained to do?'),
        plain('clarification', 'Somebody is turned away at the door at night. Where does that person go next?'),
        pointed(
          'clarification',
          'What are the rules on drinking and drugs: at the door, in the building, and out front?',
        ),
        pointed(
          'support',
          'Have the police told you how many calls a place this size brings, and will you share the count?',
        ),
        sharp('implications', 'A guest is put out at midnight in February. Whose problem is he then?'),
      ],
      [
        'I am not against helping anybody. I walk home in the dark past that door. Who is outside it?',
        'My kids wait for the bus on that corner in the morning. When do people have to leave?',
      ],
      ['People are safer indoors than in a doorway, and so are the rest of us. Staff is what makes it work.'],
      ['What ratio of staff to guests was assumed for the night, and at which shelters was it observed?'],
    ),
    enforcement: said(
      [
        plain('background', 'Who keeps the good neighbor agreement, and what is in it?'),
        pointed('clarification', 'What happens on the block, not in the building, and whose job is that?'),
        sharp('implications', 'If the calls double in the first year, what changes?'),
      ],
      ['When it is a bad night, I want a number that a person answers. Which number?'],
      ['A report after six months, in this room, with the neighbors in it.'],
    ),
    community_engagement: said(
      [
        plain('background', 'Who sat down with the shops on that block, and what did they ask of you?'),
        pointed('support', 'Would you have two neighbors at the table every month, with the numbers in front of them?'),
      ],
      ['Did anybody ask this street what it thought before the building was picked?'],
    ),
    neighborhood_character: said(
      [
        plain('background', 'How many places of this kind are within a few blocks already?'),
        pointed('criticism', 'Why does it always come to this side of town?'),
      ],
      ['This street has carried its share. Which other streets did you look at?'],
      ['Every part of town should hear one of these once.'],
    ),
    project_need: said(
      [
        plain('background', 'How many people slept outside here last winter, and who counted them?'),
        plain('support', 'What happens to those people if we say no?'),
        pointed('clarification', 'How long does a person stay, and where do they go from you?'),
      ],
      ['If beds draw people from other counties, are we doing their share as well?'],
    ),
    hours_of_operation: said(
      [
        plain('background', 'When do people line up, and is the line on the sidewalk or inside?'),
        pointed('clarification', 'Where are they between the time you close in the morning and the time you open?'),
      ],
      ['They are put out at seven with nowhere to be. The library, the park, my steps. What did you plan for the day?'],
      ['Open the day room and half of these letters are answered.'],
    ),
    traffic_roads: said([
      plain('background', 'Almost nobody there drives. How do they get there, and is there a crossing?'),
    ]),
    noise: said([plain('background', 'Where is the smoking area, and whose window is above it?')]),
    property_values: said(
      [pointed('implications', 'Where you have opened one before, what became of the shops on the block?')],
      ['I have one thing, which is that house. Who has looked at what happened around places like it?'],
    ),
    ownership_transfer: said([
      plain('background', 'Whose money runs it, and for how many years is that promised?'),
      pointed('implications', 'When the grant ends, does the door close or does the staff get cut?'),
    ]),
  },
};
