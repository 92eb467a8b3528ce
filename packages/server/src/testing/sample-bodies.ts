import type { CallName } from '@rostrum/contract';
import type { CallOptions } from './fresh-app.ts';

export const project = {
  projectName: 'Prairie Sky Solar',
  developerName: 'Blue Mesa Energy LLC',
  applicant: 'Dana Whitfield',
  technology: 'Utility-Scale Solar',
  location: 'Lawrence',
  zoningDistrict: 'agricultural',
  projectConfig: {
    location: { city: 'Lawrence', county: 'Douglas', state: 'Kansas' },
    developerName: 'Blue Mesa Energy LLC',
    zoningDistrict: 'agricultural',
  },
};

export const minutes = [
  'Alder County Planning Commission, March 14, 2023',
  'Present: Ann Lee, Chair; Bo Ray; Cy Day',
  'Mr. Ray asked about drainage toward the township ditch.',
  'Mr. Day moved to approve the site plan for Plank Road. Mr. Ray seconded. The motion carried 2-1 with Ms. Lee opposed.',
].join('\n\n');

export const ordinance = [
  'ARTICLE 12. SOLAR ENERGY CONVERSION SYSTEMS',
  'Sec. 12-306. Setbacks. (a) Solar panels shall be located not less than 500 feet from any existing residence. (b) The fence shall be set back at least 50 feet from the right-of-way of any public road.',
  'Sec. 12-307. Height. No panel shall exceed 20 feet in height when oriented at maximum tilt.',
  'Sec. 12-308. Noise. Sound from inverters shall not exceed 60 dBA at the nearest property line.',
  'Sec. 12-309. Decommissioning. The owner shall remove all equipment within 12 months after the end of operation and shall post a bond of 125 percent of the estimated cost of removal.',
].join('\n\n');

export const staffReport = [
  'STAFF REPORT',
  'REQUEST: A special use permit for a solar farm on 850 acres.',
  'FINDINGS',
  '1. The use will not endanger the public health or safety. Staff finds that this standard is met, because the array is fenced.',
  '2. The use will be in harmony with the area and conform with the adopted plans. Staff finds that the request is not consistent with the plan.',
  'STAFF RECOMMENDATION',
  'Staff recommends approval of the special use permit, subject to the following conditions:',
  '1. The applicant shall file a decommissioning plan before a building permit is issued.',
  '2. The applicant shall plant two rows of evergreens along the county road.',
].join('\n\n');

export const presentation =
  'Good evening. We propose a 120 megawatt solar farm on 850 acres east of town. Our panels will stand 300 feet from the nearest homes. ' +
  'Construction will take twelve months and bring 200 jobs. We commit to planting two rows of evergreens along the county road.';

/** A call as a page makes it, with every main field. `session` is the caller's own. */
export function sampleCall(name: CallName, session: string): CallOptions {
  switch (name) {
    case 'startSimulation':
      return {
        body: {
          session_id: session,
          enhanced_config: {
            selectedProjectType: 'Utility-Scale Solar',
            selectedDifficulty: 'intermediate',
            projectConfig: project.projectConfig,
          },
        },
      };
    case 'setProjectDetails':
      return { session, body: { project } };
    case 'generateQuestion':
      return {
        session,
        body: {
          session_id: session,
          character_id: 'nobody-we-know',
          project_details: project,
          user_presentation: presentation,
          community_type: 'rural_traditional',
          hearing_phase: 'municipal_questioning',
          request_type: 'official_question',
          user_response: '',
        },
      };
    case 'generateQuestionBasic':
      return {
        session,
        body: {
          session_id: session,
          assigned_questioner: 'commissioner',
          questioner_type: 'commissioner',
          municipal_phase: true,
          topic_source: 'presentation_gap',
          topic_focus: 'noise',
          project_details: project,
          user_presentation: presentation,
          community_type: 'rural_traditional',
        },
      };
    case 'evaluateResponse':
      return {
        session,
        body: {
          session_id: session,
          answer: 'We will keep the panels 500 feet from every home, as Section 12-306 asks.',
          question: 'How far will the panels stand from the nearest home?',
          speaker: { id: 'x', name: 'y', role: 'commissioner' },
        },
      };
    case 'practiceQuestion':
      return {
        session,
        body: {
          character_id: 'nobody-we-know',
          selected_topics: [],
          project_data: project,
          question_number: 1,
          total_questions: 5,
          previous_questions: [],
          practice_mode: 'single-topic',
        },
      };
    case 'practiceEvaluation':
      return {
        session,
        body: {
          response: 'We will keep the panels 500 feet from every home.',
          question: 'How far will the panels stand from the nearest home?',
          character_id: 'x',
          topic_focus: 'setbacks',
          question_number: 1,
          response_time: 12.5,
        },
      };
    case 'ceremonySpeech':
      return {
        session,
        body: {
          community_type: 'rural_traditional',
          project_details: project,
          project_name: 'Prairie Sky Solar',
          ceremony_type: 'opening_remarks',
          time_of_day: 'evening',
        },
      };
    case 'news':
      return { session, query: { county: 'Douglas County', state: 'Kansas', city: 'Lawrence' } };
    case 'parseOrdinance':
      return { session, body: { text: ordinance } };
    case 'parseStaffReport':
      return { session, body: { text: staffReport } };
    case 'proceedingProposal':
      return { query: { request: 'A special use permit for a solar farm' } };
    case 'stateProceedings':
      return { params: { state: 'NC' } };
    case 'step':
      return { params: { session_id: session }, body: { step: 'disclosure' } };
    case 'testimony':
      return { params: { session_id: session }, body: {} };
    case 'rebuttal':
      return {
        params: { session_id: session },
        body: { text: 'We will keep the noise under the limit at every home.' },
      };
    case 'parsePlanningUrl':
      return { session, body: { url: 'http://127.0.0.1:1/' } };
    case 'parseMinutes':
      return { session, body: { text: minutes } };
    case 'board':
      return { params: { session_id: session } };
    case 'resetOrdinance':
    case 'resetMinutes':
      return { session };
    case 'characterAffinity':
      return { params: { a: 'nobody', b: 'nobody' } };
    case 'communityPreview':
      return { params: { id: 'rural_traditional' } };
    case 'forcePhaseTransition':
      return { session, body: { session_id: session } };
    case 'postEvents':
      return {
        params: { session_id: session },
        body: { events: [{ type: 'phase_changed', id: 'phase-1', at: '2026-11-20T19:00:00.000Z', phase: 'opening' }] },
      };
    case 'passages':
      return { params: { session_id: session }, query: { q: 'setback from homes' } };
    case 'vote':
      return { params: { session_id: session }, body: {} };
    case 'proceeding':
    case 'decision':
    case 'municipalTopics':
    case 'record':
    case 'deleteRehearsal':
    case 'report':
    case 'brief':
      return { params: { session_id: session } };
    case 'memoryStatus':
    case 'transcribe':
      return { session };
    default:
      return {};
  }
}
