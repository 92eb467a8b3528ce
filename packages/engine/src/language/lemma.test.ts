import { describe, expect, it } from 'vitest';
import { lemmaOf } from './lemma.ts';

/** Lemmas, each with forms of it. */
const forms = `
  be am is are was were been being; have has had having; do does did done doing; go goes went gone going; say says said;
  make makes made making; take took taken; come came coming; see saw seen; know knew known; get got gotten getting; give gave given giving;
  find found; think thought; tell told; become became; leave left leaving; feel felt; bring brought; begin began begun beginning; keep kept;
  hold held; write wrote written writing; stand stood; hear heard; mean meant; meet met; run ran running; pay paid; sit sat sitting; speak spoke
  spoken; lie lay lain lying; lead led; grow grew grown; lose lost losing; fall fell fallen; send sent; build built; understand understood;
  draw drew drawn; break broke broken; spend spent; rise rose risen rising; drive drove driven driving; buy bought; wear wore worn; choose
  chose chosen choosing; sell sold; put puts putting; show shown; catch caught; throw threw thrown; win won winning; sleep slept; dig dug
  digging; blow blew blown; fly flew flown flies; hang hung; shut shutting; lend lent; swear swore sworn; eat ate eaten; deal dealt; ride rode
  ridden; tear tore torn; freeze froze frozen; dwell dwelt; ring rang rung; swing swung; burn burnt; seek sought; teach taught; forget forgot
  forgotten; plow plowed plowing; arise arose arisen; bear borne; beat beaten; bend bent; bite bitten; creep crept; drink drank; fight fought;
  forbid forbade forbidden; hide hid hidden; light lit; mislead misled; misspeak misspoke misspoken; mistake mistook mistaken; oversee oversaw
  overseen; prove proven; shake shook shaken; shine shone; shrink shrank shrunk; sing sang sung; sink sank sunk; slide slid; spin spun; spill
  spilt spilled; steal stole stolen; stick stuck; stink stank stunk; strike struck; sweep swept; swim swam; undertake undertook undertaken; wake
  woke woken; weave wove woven; withdraw withdrew withdrawn; withhold withheld; rebuild rebuilt; repay repaid; rewrite rewrote rewritten;
  person people; child children; man men; woman women; foot feet; goose geese; mouse mice; tooth teeth; wife wives; wolf wolves; shelf shelves;
  knife knives; half halves; calf calves; thief thieves; loaf loaves; bus buses; gas gases; series series; species species; analysis analyses;
  crisis crises; criterion criteria; axis axes; campus campuses; lens lenses; movie movies; calorie calories; cookie cookies; prairie prairies;
  christmas christmas; business businesses; address addresses; process processes; house houses; noise noises; lease leases leased leasing;
  agree agreed agreeing; guarantee guaranteed; free freed; need needed; seed seeded; exceed exceeded; feed fed; control controlled; travel
  traveled traveling; cancel canceled; develop developed; monitor monitored; deliver delivered; offer offered; permit permitted permitting;
  commit committed; limit limited; visit visited; refer referred; haul hauled; repair repaired; clear cleared; park parked; plant planted;
  treat treated; heat heated; load loaded; unload unloaded; pour poured; join joined; train trained; maintain maintained; open opened;
  screen screened; mention mentioned; abandon abandoned; question questioned; tie tied tying; die died dying; comply complied; carry carried;
  decide decided deciding; provide provided; divide divided; include included including; grade graded; erode eroded; complete completed;
  contribute contributed; pollute polluted; generate generated; evaluate evaluated; locate located; quote quoted; invite invited; note noted;
  require required; acquire acquired; hire hired; measure measured; secure secured; figure figured; prepare prepared; compare compared;
  square squared; store stored; restore restored; ignore ignored; assume assumed; resume resumed; schedule scheduled; compile compiled;
  define defined; combine combined; determine determined; tune tuned; escape escaped; shape shaped; pipe piped; type typed; describe described;
  revoke revoked; smoke smoked; change changed; arrange arranged; challenge challenged; bang banged; belong belonged; judge judged; charge
  charged; manage managed; damage damaged; serve served; approve approved; continue continued; issue issued; place placed; reduce reduced;
  close closed; use used using; raise raised; size sized; freeze freezing; handle handled; settle settled; recycle recycled; plan planned
  planning; stop stopped; ship shipped; trim trimmed; tap tapped; fill filled; install installed; pass passed; miss missed; cross crossed`;

const rows = forms.split(';').flatMap((row) => {
  const [lemma = '', ...others] = row.trim().split(/\s+/);
  return [lemma, ...others].map((form): [string, string] => [form, lemma]);
});

describe('the dictionary form', () => {
  it.each(rows)('of %s is %s', (form, lemma) => {
    expect(lemmaOf(form)).toBe(lemma);
  });

  it.each([
    'this',
    'us',
    'as',
    'yes',
    'bus',
    'during',
    'morning',
    'evening',
    'ceiling',
    'spring',
    'hundred',
    'sewage',
    'drainage',
  ])('of %s is itself', (word) => {
    expect(lemmaOf(word)).toBe(word);
  });
});
