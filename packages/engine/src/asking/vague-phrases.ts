import type { TopicId } from '../knowledge/types.ts';

/** Words that sound like an answer and settle nothing, with what a commissioner says to them. The challenges carry no digits and
 *  stand after the quotation. */
export interface VaguePhrase {
  readonly id: string;
  readonly pattern: RegExp;
  /** Topic where the sentence names none. */
  readonly topic: TopicId | null;
  readonly weight: number;
  readonly challenges: readonly string[];
}

export const vaguePhrases: readonly VaguePhrase[] = [
  {
    id: 'minimal',
    topic: null,
    weight: 0.7,
    pattern:
      /\b(?:minimal(?:ly)?|negligible|insignificant|little (?:or no )?impact|very (?:little|few|quiet)|hardly any|no (?:real|significant|measurable) )\b/i,
    challenges: [
      'Minimal compared with what?',
      'Who measured it, and against what?',
      'Put that into something I can check after you have left the room.',
      'That is an adjective. What is behind it?',
      'Who would call it that, besides {developer}?',
      'How would I know if it were more than that?',
      'Minimal to somebody in an office, or to somebody on a porch?',
      'If I asked for a figure instead of a word, what would it be?',
      'At which house, at which hour?',
      'What would it have to be before you stopped calling it that?',
      'Would you take a number for it in the permit?',
    ],
  },
  {
    id: 'not_an_issue',
    topic: null,
    weight: 0.7,
    pattern:
      /\b(?:(?:do not|don't) (?:believe|expect|anticipate|think)|not be an issue|no (?:problem|issue|concern)s?|should be fine)\b/i,
    challenges: [
      'You may not believe so. What happens if you are wrong?',
      'On what is that belief based?',
      'Suppose it does become an issue. Who fixes it, and how soon?',
      'Plenty of things we did not expect have come back to this board. What is the plan for that one?',
      'Has anybody tested that, or is it a feeling?',
      'What would make you change your mind about it?',
      'I would rather plan for it. What would the plan be?',
    ],
  },
  {
    id: 'soft_offer',
    topic: null,
    weight: 0.75,
    pattern:
      /\b(?:can|could|may|might) (?:change|add|put|move|plant|install|pay|reduce|limit|provide|accept|agree|consider|incorporate|look at|revisit|adjust|discuss|work)\b|\b(?:would be (?:able|happy|willing)|(?:is|are) willing) to\b/i,
    challenges: [
      'Could, or will?',
      'Is that an offer, or is it on the plan?',
      'We can put that in the conditions right now. Any objection?',
      'I like hearing it, but it has to be written down. Will you accept it as a condition?',
      'Then do it and show us. When would we see the revised sheet?',
      'What would it take to turn that into a yes?',
      'Who decides whether you do, and when?',
      'Take the soft word out of that sentence and read it to me again. Does it hold?',
      'Which neighbor do you have in mind, and has anybody asked?',
      'Everything after that word is up to you. Why should we rely on it?',
      'Show me where, show me how many, and we are done. Can you?',
      'If nobody asks you for it, does it happen?',
    ],
  },
  {
    id: 'work_with',
    topic: 'community_engagement',
    weight: 0.7,
    pattern:
      /\b(?:work(?:ing)? with (?:the )?(?:concerned|neighbors?|residents|community|people|landowners|staff)|mutually acceptable|reasonable concerns?)\b/i,
    challenges: [
      'Who decides when you are done working with them?',
      'And if the two of you do not agree, whose word is final?',
      'What have you changed on the plan so far because somebody asked?',
      'Who decides which concerns are reasonable?',
      'Which of them have you met, and what did they ask for?',
      'What do they have in hand if you stop answering the phone?',
      'Name one thing that would be different because of it.',
    ],
  },
  {
    id: 'later',
    topic: 'community_engagement',
    weight: 0.8,
    pattern:
      /\b(?:(?:is|are|still) under review|will be (?:submitted|provided|determined|completed|addressed)|to be determined|at (?:the )?(?:site plan|a later)|further review|back to the client|not yet)\b/i,
    challenges: [
      'Why should we vote before it is here?',
      'What is in the way of having it in front of us tonight?',
      'If that comes back badly, what happens to our vote?',
      'When does staff get it, and who reviews it?',
      'I do not like to approve first and read afterwards. What is the hurry?',
      'What do you expect it to say?',
      'Would you come back to us if it says something else?',
      'Is there a draft, and has staff seen it?',
    ],
  },
  {
    id: 'trying',
    topic: null,
    weight: 0.6,
    pattern:
      /\b(?:trying to|try to|hope to|aim to|intend to|strive|make every effort|attempt to|wherever possible|where feasible|as needed|as appropriate)\b/i,
    challenges: [
      'And if you try and it does not work out?',
      'Trying is not something we can enforce. What will you commit to?',
      'Leave out the trying. What will you do?',
      'What is the least that we would get?',
      'How would anybody know that you had tried?',
    ],
  },
  {
    id: 'best_practice',
    topic: 'technology_equipment',
    weight: 0.65,
    pattern:
      /\b(?:state[- ]of[- ]the[- ]art|industry[- ]standard|best (?:management )?practices?|highest standards?|world[- ]class|proven technology|cutting[- ]edge)\b/i,
    challenges: [
      'Which standard, by name?',
      'Whose practice is that, and where is it written down?',
      'What would the second best have been?',
      'What did the last one you built have that this one does not?',
      'Is that in the permit or in the catalog?',
    ],
  },
  {
    id: 'standards',
    topic: 'enforcement',
    weight: 0.5,
    pattern:
      /\b(?:reinforce|more restrictive|meet or exceed|comply with all|all applicable|exceeds? (?:the )?(?:code|standards?|requirements?))\b/i,
    challenges: [
      'By how much, and where do I read it?',
      'Then you would have no trouble putting your own standard in the permit, would you?',
      'Which of those standards is the hardest for you to meet?',
      'Who checks, after we have all gone home?',
      'Take one of them and show me the margin.',
    ],
  },
  {
    id: 'studies',
    topic: null,
    weight: 0.7,
    pattern:
      /\b(?:(?<!\b(?:traffic|sound|noise|drainage|flicker|glare|fiscal) )stud(?:y|ies) (?:which |that )?(?:show|conclude|find|indicate|demonstrate)s?|research (?:shows|indicates)|experts? (?:agree|say)|surveys? (?:of|shows?)|own (?:noise )?study)\b/i,
    challenges: [
      'Who did that work, and who paid for it?',
      'How close to here is the nearest place anybody looked at?',
      'Has our staff had all of that, or only a summary?',
      'Did anybody look for one that says the opposite?',
      'What did it not look at?',
      'Is that a study of a place like this one?',
    ],
  },
  {
    id: 'conclusion',
    topic: 'comprehensive_plan_consistency',
    weight: 0.6,
    pattern:
      /\b(?:not contrary to|consistent with (?:existing|the|surrounding)|in accordance with|would not diminish|in harmony|do(?:es)? not negatively)\b/i,
    challenges: [
      'That is the finding we are supposed to make. What do you give us to make it with?',
      'Which words of the plan do you rest that on?',
      'Somebody will argue the opposite tonight. What is your best evidence?',
      'Show me on the map why that is so.',
      'What would have to be different for it not to be so?',
    ],
  },
  {
    id: 'up_to',
    topic: 'precedent',
    weight: 0.6,
    pattern:
      /\b(?:up to [\w,]+ (?:more |new )?(?:wells|turbines|units|homes|buildings|megawatts|phases|acres|stories|lots|panels)|could eventually|eventually|could include|more (?:phases|wells|buildings) (?:later|in the future)|in the future)\b/i,
    challenges: [
      'Which number are we voting on, the first or the last?',
      'So what exactly does a yes tonight allow, and what would bring you back here?',
      'I would rather approve what you will build than what you might. Which is it?',
    ],
  },
  {
    id: 'roughly',
    topic: null,
    weight: 0.4,
    pattern:
      /\b(?:approximately|roughly|typically|generally|usually|likely|normally|mostly|tends? to)\b|\b(?:about|around) (?=\$?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) )/i,
    challenges: [
      'When would it be otherwise?',
      'What is the worst case, and would you be held to it?',
      'How far off could that be?',
      'What would change it?',
      'What does the rest of the time look like?',
      'Give me the most it has ever been.',
    ],
  },
  {
    id: 'commitment_words',
    topic: 'enforcement',
    weight: 0.6,
    pattern:
      /\b(?:committed to|commitment to|conscious|cognizant|respectful|take .{0,20}seriously|good neighbors?(?! agreement)|care about|priority)\b/i,
    challenges: [
      'What does that look like on a Tuesday in February?',
      'Give me one thing you did differently because of it.',
      'Every applicant tells us that. What can we hold you to?',
      'Who at {developer} is in charge of that, by name?',
      'What did it cost you the last time it went wrong?',
    ],
  },
  {
    id: 'experience',
    topic: 'ownership_transfer',
    weight: 0.55,
    pattern:
      /\b(?:a lot of experience|years of experience|history of the company|track record|have projects|other projects|extensive experience)\b/i,
    challenges: [
      'Which of them looks most like this one, and may we call the people there?',
      'How many have you built, and how many do you still own?',
      'Has any of them ever been cited, sued or shut down?',
      'Which one gave you the most trouble, and what did you learn?',
      'Are those people still your neighbors, and do they wave?',
    ],
  },
  {
    id: 'no_complaints',
    topic: 'enforcement',
    weight: 0.65,
    pattern: /\b(?:without a complaint|no complaints?|never (?:had|received))\b/i,
    challenges: [
      'Would you have heard about it if there were one?',
      'Who keeps that list of complaints, you or somebody else?',
      'Is there a town that would say so in a letter?',
      'Did they have a number to call?',
    ],
  },
  {
    id: 'temporary',
    topic: 'construction_hours',
    weight: 0.5,
    pattern: /\b(?:temporar(?:y|ily)|short[- ]term|only during construction)\b/i,
    challenges: [
      'Temporary until which date?',
      'What makes it end?',
      'I have seen temporary last a decade. What stops that here?',
      'Count the months for me.',
      'Temporary for you. What is it for the house across the road?',
    ],
  },
];
