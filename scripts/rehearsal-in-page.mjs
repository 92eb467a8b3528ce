/* Makes a rehearsal through the product's own calls, in a page of the product, so that it belongs to that page's browser: for tests,
   measurements or pictures of what comes after a hearing, without walking through one each time. The function is sent to the browser as is,
   so it refers to nothing outside itself. A page without the product's head (its robots.txt loads in no time) will do: it reads the front
   page's. */
export async function rehearsalInPage({
  mode,
  project,
  presentation,
  answers,
  publicFrom,
  phaseBefore = null,
  phaseAfter = null,
  vote = false,
}) {
  const named = 'meta[name="rostrum-credential"]';
  const front = async () => new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  const credential = (document.querySelector(named) ?? (await front()).querySelector(named))?.content ?? '';
  // A document is filed once; what goes with each call is short.
  const facts = { ...project };
  delete facts.ordinanceText;
  const session = `${mode}-${Date.now()}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const send = async (path, body) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: `Basic ${credential}`, 'x-session-id': session, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const enter = (phase) =>
    phase === null
      ? null
      : send(`/api/rehearsals/${session}/events`, {
          events: [
            { type: 'phase_changed', id: crypto.randomUUID(), at: new Date().toISOString(), phase, reason: null },
          ],
        });
  const ask = (at) =>
    mode === 'practice'
      ? send('/api/practice/generate-question', {
          session_id: session,
          selected_topics: ['setbacks_and_buffers'],
          project_data: facts,
          question_number: at + 1,
          total_questions: answers.length,
          practice_mode: 'single-topic',
          selected_difficulty: 'intermediate',
        })
      : send('/api/generate-question', {
          session_id: session,
          user_presentation: presentation,
          project_details: facts,
          hearing_phase: at >= publicFrom ? 'public_comment' : 'municipal_questioning',
        });
  await send('/api/start_simulation', {
    session_id: session,
    enhanced_config: {
      selectedProjectType: facts.selectedProjectType,
      selectedDifficulty: 'intermediate',
      selectedCommunityType: 'rural_traditional',
      projectConfig: facts,
    },
  });
  await send('/api/set-project-details', { project });
  await enter(phaseBefore);
  for (const [at, answer] of answers.entries()) {
    const { question } = await ask(at);
    await send('/api/evaluate-response', { session_id: session, question, answer, response_time: 25 });
  }
  await enter(phaseAfter);
  if (vote) await send(`/api/rehearsals/${session}/vote`, {});
  return session;
}
