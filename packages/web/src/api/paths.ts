import type { CallName, Calls } from '@rostrum/contract';

type Paths = { readonly [N in CallName]: { readonly method: Calls[N]['method']; readonly path: Calls[N]['path'] } };

/** Method and path of every call. The contract's own table would bring the validator into the first bundle; the type
 *  keeps this one equal to it. */
export const paths: Paths = {
  majorThemes: { method: 'GET', path: '/api/major-themes' },
  characters: { method: 'GET', path: '/api/characters' },
  projectTypes: { method: 'GET', path: '/api/project-types' },
  startSimulation: { method: 'POST', path: '/api/start_simulation' },
  generateQuestion: { method: 'POST', path: '/api/generate-question' },
  generateQuestionBasic: { method: 'POST', path: '/api/generate-question-basic' },
  evaluateResponse: { method: 'POST', path: '/api/evaluate-response' },
  memoryStatus: { method: 'GET', path: '/api/memory-status' },
  practiceThemes: { method: 'GET', path: '/api/practice/themes' },
  practiceCharacters: { method: 'GET', path: '/api/practice/characters' },
  practiceCharactersPost: { method: 'POST', path: '/api/practice/characters' },
  practiceIndustries: { method: 'GET', path: '/api/practice/industries' },
  characterAffinity: { method: 'GET', path: '/api/character-affinity/:a/:b' },
  communityTypes: { method: 'GET', path: '/api/community-types' },
  communityPreview: { method: 'GET', path: '/api/community-preview/:id' },
  setProjectDetails: { method: 'POST', path: '/api/set-project-details' },
  news: { method: 'GET', path: '/api/news' },
  parseOrdinance: { method: 'POST', path: '/api/parse-ordinance' },
  parsePlanningUrl: { method: 'POST', path: '/api/parse-planning-url' },
  resetOrdinance: { method: 'POST', path: '/api/reset-ordinance' },
  speakers: { method: 'GET', path: '/api/speakers' },
  transcribe: { method: 'POST', path: '/api/transcribe' },
  practiceQuestion: { method: 'POST', path: '/api/practice/generate-question' },
  practiceEvaluation: { method: 'POST', path: '/api/practice/evaluate-response' },
  ceremonySpeech: { method: 'POST', path: '/api/generate-ceremony-speech' },
  municipalTopics: { method: 'GET', path: '/api/municipal/get-topics/:session_id' },
  forcePhaseTransition: { method: 'POST', path: '/api/force-phase-transition' },
  rehearsals: { method: 'GET', path: '/api/rehearsals' },
  record: { method: 'GET', path: '/api/rehearsals/:session_id/record' },
  postEvents: { method: 'POST', path: '/api/rehearsals/:session_id/events' },
  deleteRehearsal: { method: 'DELETE', path: '/api/rehearsals/:session_id' },
  vote: { method: 'POST', path: '/api/rehearsals/:session_id/vote' },
  passages: { method: 'GET', path: '/api/rehearsals/:session_id/passages' },
  report: { method: 'GET', path: '/api/rehearsals/:session_id/report' },
  brief: { method: 'GET', path: '/api/rehearsals/:session_id/brief' },
};
