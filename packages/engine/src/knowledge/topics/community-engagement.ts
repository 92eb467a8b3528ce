import { element, figureElement, plain, pointed, sharp, sources } from '../line.ts';
import type { TopicKnowledge } from '../types.ts';

const whoMet = figureElement(
  'who_met',
  'who was met, how many, and when',
  [
    /(met|meetings?|held|spoke|talked|visited|knocked|open houses?|town halls?|sat down)\b.{0,40}\b(neighbors?|residents?|owners?|people|families|households|times|homes|on|since|at|households)|(neighbors?|residents?|people|families|households)\b.{0,40}\b(attended|came|met|spoke|signed)/,
  ],
  'outreach is only believed with dates and numbers',
  'Since [date] we held [number] meetings and sat down with [number] of the [number] nearest owners.',
);

const notice = figureElement(
  'notice',
  'how far notice went and how it was given',
  [
    /(mail\w*|letters?|postcards?|notice[sd]?|notif\w+|flyers?|posted|signs?|hand[- ]deliver\w*)\b.{0,40}\b(feet|mile|miles|homes|households|owners|addresses|days|weeks|people|within|radius)|(within|radius)\b.{0,40}\b(feet|mile|miles)\b.{0,40}\b(notice|letter|mail\w*|notif\w*)?/,
  ],
  'people outside the legal radius also live there',
  'We mailed notice to every address within [distance], [number] homes, [number] days before the first meeting.',
);

const heard = element(
  'heard',
  'what was asked or objected to, fairly stated',
  [
    /(heard|told us|asked|raised|concern\w*|objection\w*|complain\w*|wanted|worried)\b.{0,40}\b(about|that|for|was|were|most|noise|traffic|view|water)|(main|biggest|most common|top|chief) (concerns?|questions?|objections?|worr\w+)/,
    /(what|everything|most of what) (we|you all|people) (heard|told us|said)/,
  ],
  'one who repeats the objection fairly has heard it',
  'What we heard most was [concern], then [concern]; [number] people asked for [change].',
);

const changed = element(
  'changed',
  'what was changed because of it',
  [
    /(changed|moved|added|reduced|dropped|removed|lowered|doubled|increased|revised|redesigned|shifted|cut)\b.{0,40}\b(because|after|result|response|request|asked|feedback|heard|neighbors?|you|plan|layout|buffer)|(because of|in response to|as a result of|after)\b.{0,40}\b(feedback|meetings?|neighbors?|comments?|heard|asked)/,
  ],
  'listening shows in the drawing or not at all',
  'After those meetings we moved [element] by [distance], added [measure] and dropped [element].',
);

const notChanged = element(
  'not_changed',
  'what was not changed, and why',
  [
    /(did not|didn't|could not|couldn't|cannot|can't|unable|not able)\b.{0,40}\b(change|move|agree|reduce|drop|accommodate|do|remove|meet|lower|because)/,
    /(asked for|wanted|requested)\b.{0,40}\b(but|however|could not|couldn't|cannot)/,
  ],
  'an honest no is worth more than a long list of yes',
  'They also asked for [request]; we could not do that because [reason].',
);

const fileComplete = element(
  'file_complete',
  'which studies are in the file, since when, and what is missing',
  [
    /(stud(y|ies)|reports?|plans?|packet|application|file)\b.{0,40}\b(filed|submitted|online|posted|available|website|since|complete|in the (file|packet|record)|attached|page|missing|pending|weeks|days ago)/,
  ],
  'a board resents paper on the night',
  'All [number] studies have been on file since [date]; still missing is [study], due on [date].',
);

const contact = element(
  'contact',
  'a local person who answers, before and during construction',
  [
    /(liaison|point of contact|local (office|contact|representative|manager)|phone|email|cell|call me|reach me|number)\b.{0,40}\b(answer\w*|name|call|local\w*|neighbors?|reach|hours|days|posted|respond\w*)?/,
    /(newsletter|website|text alerts?|email list|monthly (update|meeting)s?|advisory (committee|board|group))/,
  ],
  'people want a name before there is trouble',
  '[Name], who lives in [place], answers [phone] and reports to neighbors every [period].',
);

const landowners = element(
  'landowners',
  'what participating and non-participating neighbors were offered',
  [
    /(good neighbor|neighbor|participat\w+|non-?participat\w+|landowner)( \w+)? (agreement|payment|offer|program|easement|lease)s?/,
    /(offered|pay\w*|signed|agreement)\b.{0,40}\b(neighbors?|adjoining|adjacent|non-?participat\w*|landowners?|households)/,
    /offered (each|every|all)/,
    /have signed/,
  ],
  'one fence line divides the paid from the unpaid',
  'We offered each owner within [distance] an agreement worth [amount]; [number] of [number] have signed.',
);

const access = element(
  'access',
  'whether people could come to the meetings: the hours, the places, the languages',
  [
    /(evening|weekend|saturday|after work|online|virtual\w*|in person|church|school|library|fire hall|community center)\b.{0,40}\b(meeting\w*|session\w*|open house|held|hours|so that|available)|(translat\w*|interpret\w*|spanish|bilingual|languages?|child ?care)/,
  ],
  'a meeting at two on a weekday counts mostly the retired',
  'We met on [evenings or weekend] at [place], with [language] interpretation and online.',
);

/** What boards and the public ask about community engagement, and what a complete answer contains. */
export const communityEngagement: TopicKnowledge = {
  topic: 'community_engagement',
  noun: 'community engagement',
  name: 'Community Engagement',
  cues: sources(
    /(be|get|item|it) tabled|continuance|table (this|it|the)/,
    /(back ?door|back ?room|behind closed doors)/,
    /who (does|do) (he|she|it|they|you) (represent|speak for)/,
    /(what is|what.s) different on this plan because/,
    /because a neighbor/,
    /(landowner|neighbors?) (knew|heard|learned)\b.{0,40}\b(before|first|late)/,
    /land agent/,
    /(public|evening|weekly|monthly|first|another|hold a|hold|held|both|the|next) meetings? (for|with|in|every|notice|was|before|and|at|on|change)?/,
    /meetings (in|with|every|for)/,
    /neighbors (get|hear|in the|for weeks|asked|ask)/,
    /(they|neighbors|community) ask(ed)? for/,
    /gag clause/,
    /(comment|listen|listening)/,
    /(person|contact)\b.{0,40}\bneighbors|neighbors\b.{0,40}\b(contact|call|reach)/,
    /neighborhood|neighbor agreement/,
    /(neighbors?|neighborhood|community|public|town hall|open house|informational|landowners?) (meetings?|outreach|engagement|input|workshops?|benefits? agreement)/,
    /(met|meet|talk(ed)?|spoke|speak|sat down|sit down|listen(ed|ing)?|reach(ed)? out|knock(ed)?)\b.{0,40}\b(neighbors?|residents?|community|families|people|homeowners?|landowners?|door|doors|us)/,
    /(notice|notices|notified|notify|notification|postcards?|mailing|flyers?|mailed)/,
    /transparen(t|cy)/,
    /(non-?disclosure|confidential\w*|secre(t|cy|tive))/,
    /(town halls?|open houses?)/,
    /(told|hear|heard|learn(ed)?|find out|found out|learned)\b.{0,40}\b(about|from|of)\b.{0,40}\b(this|it|project|facebook|newspaper|paper|sign|neighbor)/,
    /(got|get|received|saw|submitted|handed|filed)\b.{0,40}\b(plans?|packet|drawings|report|stud(y|ies)|file)\b.{0,40}\b(today|tonight|last night|late|this afternoon|yesterday)/,
    /(complete|incomplete|missing)\b.{0,40}\b(application|file|packet|studies|report)/,
    /feedback/,
    /(answer(s|ed)?|return(s|ed)?)\b.{0,40}\b(calls?|emails?|letters?|questions?)/,
    /translat(ed|or|ion)|interpreter/,
    /end user/,
  ),
  entries: {
    renewable_energy: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', 'Which neighbors have you met with, around their own kitchen tables, and when?', 'who_met'),
        plain('clarification', 'How far out did your notice go, and who decided on that distance?', 'notice'),
        pointed(
          'criticism',
          'Why should we vote if part of the packet came so late that nobody could read it?',
          'file_complete',
        ),
        pointed('implications', 'What is different on this plan because a neighbor asked for it?', 'changed'),
        sharp('criticism', 'The landowner knew long before the neighbors did. Was that by design?', 'landowners'),
        plain('support', 'After the land agent leaves, who will pick up when the neighbors call?', 'contact'),
      ],
      resident: [
        'I learned about it when a drill rig showed up across from my porch. The young man was polite, but he was not the one who owed me a notice.',
        'They came by when my wife was in hospice and asked about an easement. I asked them to come another time, and nobody ever did.',
        "Somebody from the company sat at our table for two hours and drank bad coffee. He moved the fence. I thought I'd say so.",
        'The open house had posters and cookies, and not one person who could tell me how high the water comes.',
      ],
      expert: [
        'How many contacts were with neighbors who are not being paid, and when did they begin?',
        'Who wrote up the comments, and can the board see the originals?',
      ],
      remarks: [
        'I want the neighbors heard before the engineers.',
        "Let's hold this over, so people can read what came in yesterday.",
        'I see that the buffer was widened after a meeting, and I give you credit.',
      ],
      elements: [whoMet, notice, heard, changed, notChanged, landowners, contact, fileComplete],
      figures: [
        {
          text: 'Early contact, and a fair process as residents see it, go with acceptance of solar more than distance does.',
          source: 'Lawrence Berkeley National Laboratory, community-centered solar survey',
        },
      ],
      condition:
        'The owner shall name a local liaison, hold a public meeting [number] days before construction, and send notice to every address within [distance].',
    },
    wind: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain(
          'background',
          'How many landowners have signed with you, and how many within a mile have not?',
          'landowners',
        ),
        plain(
          'clarification',
          'Did the people who live between the towers, but host none, get a notice or a meeting?',
          'notice',
        ),
        pointed(
          'criticism',
          'Leases get signed years before anybody tells the neighbors. Was it so here, and is that transparency?',
          'who_met',
        ),
        pointed('implications', 'Show me one turbine that moved because a family asked you to move it.', 'changed'),
        sharp('criticism', "Are people under a gag clause who'd like to speak tonight, yes or no?", 'landowners'),
        plain(
          'support',
          'How will neighbors reach a person during construction, and later on a noisy night?',
          'contact',
        ),
      ],
      resident: [
        "My brother signed and I didn't. We have not had Thanksgiving together since, and your man brought the pen.",
        "They mailed the notice to my late mother. She has been gone six years, and I've been paying her taxes in my own name.",
        'I asked the same question at three open houses and wrote down three answers.',
      ],
      expert: [
        'How many homes within a mile are participating, counted by household and not by acre?',
        'How many of those who support it live inside the footprint?',
      ],
      remarks: [
        'There are families not talking to one another, and that weighs on me.',
        'I would ask you to release anyone from a silence clause before our next meeting.',
        'Come back when you have sat down with each home inside the line.',
      ],
      elements: [whoMet, notice, heard, changed, landowners, notChanged, contact],
      figures: [
        {
          text: 'Process fairness as neighbors see it is among the strongest predictors of their view of a wind project.',
          source: 'Lawrence Berkeley National Laboratory, national survey of wind neighbors',
        },
      ],
      condition:
        'The owner shall offer each owner within [distance] a neighbor agreement, waive any clause against public comment, and hold meetings every [period] until operation.',
    },
    data_centers: {
      boardWeight: 0.45,
      publicWeight: 0.5,
      board: [
        plain(
          'background',
          'When was the first meeting with neighbors, and was it before or after you bought the options?',
          'who_met',
        ),
        plain('clarification', 'Who is the end user, and why can you not name them?', 'disclosure'),
        pointed(
          'criticism',
          'Which county officials signed a non-disclosure agreement, and on what date?',
          'disclosure',
        ),
        pointed(
          'implications',
          'If the noise and water studies come after the vote, what is the public supposed to comment on tonight?',
          'file_complete',
        ),
        sharp(
          'criticism',
          'Give me a reason for the secrecy that is good for {place} and not only for your client.',
          'disclosure',
        ),
        plain('support', 'What did you hear at the town halls that made you change a drawing?', 'changed'),
        sharp('clarification', 'Will you name the tenant before the final vote, yes or no?', 'disclosure'),
      ],
      resident: [
        'It had a code name. I felt like a fool asking about a bird at the county office.',
        "I took off a shift without pay to come to your two o'clock meeting, and it was canceled on the door.",
        'My English is not so good, and the postcard was small. My daughter reads it to me now. Many on our street think it is a school.',
        'I went to every one of those town halls. We asked about water, and the slide changed to jobs.',
        "I close late and I cannot come to a two o'clock meeting. When was there one for people who work?",
        'In dispatch we learn a street by the people on it. Which of our doors did you knock on?',
      ],
      expert: [
        'What was known when the meetings were held: renderings, or studies?',
        'How many of the comments you received were on water, and how many on sound?',
      ],
      remarks: [
        "I won't vote for a tenant with no name.",
        'Our own members should have been at those town halls, and I include myself.',
        'If we got the plans today, the neighbors got them later than that.',
      ],
      elements: [
        element(
          'disclosure',
          'what is still confidential, why, and when it will be public',
          [
            /(non-?disclosure|nda|confidential\w*|end user|tenant|name|secre\w*)\b.{0,40}\b(sign\w*|disclos\w*|public|announc\w*|release\w*|name[sd]?|until|when|agreement|lift\w*|because|waive\w*)|(disclos\w*|announc\w*|release\w*|make public)\b.{0,40}\b(name|end user|tenant|date|when|before)/,
            /(held|holding|hold) (back|in confidence)/,
            /becomes? public/,
          ],
          'secrecy is heard as contempt',
          'The only thing held back is [item], because of [reason]; it becomes public on [date].',
        ),
        whoMet,
        notice,
        heard,
        changed,
        fileComplete,
        contact,
        access,
      ],
      figures: [
        {
          text: 'Officials in many places have been asked to sign non-disclosure agreements on data centers; some states and counties now restrict them.',
          source: 'News reporting and state bills, 2024 and 2025',
        },
      ],
      condition:
        'Before site plan approval the applicant shall disclose the operator, post all studies for [days], and hold [number] evening meetings in [place] with interpretation.',
    },
    residential: {
      boardWeight: 0.3,
      publicWeight: 0.35,
      board: [
        plain('background', 'Did you meet with the neighbors, and how many of them came?', 'who_met'),
        plain('clarification', 'What did the neighborhood meeting change on this plat?', 'changed'),
        pointed(
          'criticism',
          'If they asked for fewer homes and got a nicer sign, is that what you call listening to the community?',
          'not_changed',
        ),
        pointed(
          'implications',
          'If the people behind you could have one thing tonight, what have you heard them ask for?',
          'heard',
        ),
        sharp('criticism', 'Did renters nearby get a notice, or only the owners who live somewhere else?', 'notice'),
        plain('support', 'Which person is the contact for neighbors while the bulldozers are here?', 'contact'),
      ],
      resident: [
        'They handed out a drawing at the meeting, and the one on your screen is not that drawing.',
        "I was the only one at their meeting under sixty, because it was at three o'clock on a Wednesday. People my age were at work.",
        'The builder walked my fence line with me and marked which oaks would stay. I hope his boss knows he did.',
      ],
      expert: [
        'Attendance is not agreement. What did the people who came to your meetings ask you to change?',
        'Has anybody been able to comment on the plan as it stands tonight?',
      ],
      remarks: [
        "I'd like another neighborhood meeting, and I'd like to see the minutes.",
        "You need the neighbors' support, and I don't hear it.",
        "The meeting seems to have done some good, from the letters I've read.",
      ],
      elements: [whoMet, notice, heard, changed, notChanged, contact, fileComplete],
      figures: [
        {
          text: 'Many cities require a neighborhood meeting before a rezoning is filed, with notice by mail.',
          source: 'Local development codes',
        },
      ],
      condition:
        'Before the final plat the developer shall hold a neighborhood meeting for owners and tenants within [distance] and file a written answer to each request with [city].',
    },
    oil_gas: {
      boardWeight: 0.25,
      publicWeight: 0.35,
      board: [
        plain(
          'background',
          'How many homes inside the half mile got a letter or a notice from you, and when?',
          'notice',
        ),
        plain(
          'clarification',
          'Is there one phone number for neighbors that reaches the pad and not a call center?',
          'contact',
        ),
        pointed(
          'criticism',
          'Leaseholders got a dinner and the neighbors got a notice in the mail. Why not both at one table?',
          'who_met',
        ),
        pointed('implications', 'What will you do next week about what you hear tonight?', 'heard'),
        sharp('criticism', 'Yes or no, has anyone at {developer} answered the letters these neighbors wrote?', 'heard'),
        plain('support', 'Could you text the neighbors before a flare or a night move?', 'contact'),
      ],
      resident: [
        'The first I heard of it was my dishes rattling. They call that seismic, and I call it no manners.',
        "We leased and were told that we would be kept informed. In two years I've gotten a calendar.",
        "I'm on oxygen. I'd need a day's notice before the loud part so that my sister can fetch me.",
      ],
      expert: [
        'From which point was the notice distance measured, and did it reach homes along the access road?',
        'How many of the people you talked to live in {county}, and how many only own minerals?',
      ],
      remarks: [
        "I'd want a weekly text to the road, and it's cheap to do.",
        'Notice by the letter of the law is not the same as telling people.',
        'I would feel otherwise if someone from the company lived here.',
      ],
      elements: [whoMet, notice, heard, landowners, contact, changed],
      figures: [
        {
          text: 'State rules commonly require notice to owners within a set distance, such as 500 to 3,000 feet of a well.',
          source: 'State oil and gas notice rules',
        },
      ],
      condition:
        'The operator shall notify each home within [distance] at least [days] before drilling, flaring or night moves, and staff a local phone at all hours.',
    },
    generic: {
      boardWeight: 0.35,
      publicWeight: 0.4,
      board: [
        plain('background', 'Whom have you talked with in the neighborhood, and what did they say to you?', 'who_met'),
        plain('clarification', 'Is the application complete, and how long have the neighbors had it?', 'file_complete'),
        pointed('criticism', 'Name one thing you changed because someone in this community asked.', 'changed'),
        pointed('implications', 'The neighbors asked for some things they will not get. Which ones?', 'not_changed'),
        sharp('criticism', 'If people in this room never got a notice, whose fault is that?', 'notice'),
        plain('support', 'What would it take to meet with them again before our next meeting?', 'contact'),
        plain('humor', 'Did you bring doughnuts to the neighbors, or just the slides?', 'who_met'),
      ],
      resident: [
        'I learned of this meeting from the paper, between the obituaries and the yard sales. Is that notice?',
        'I clean offices at night, so I missed both meetings. Somebody read me the flyer on the bus.',
        "No one from the company has ever walked up my drive, and it isn't a long drive.",
        'The lady next to me does not use a computer. How was she supposed to find out about tonight?',
        'I would have come to a meeting, if somebody had told me of one. Was there one?',
        'If a letter came, it went out with the coupons. How else did you try to reach the people on my street?',
      ],
      expert: [
        'Is there a record of the outreach with dates, names and questions?',
        'How did you reach the tenants, who get no mail meant for owners?',
      ],
      remarks: [
        "I got some of this tonight, and I don't vote on what I got tonight.",
        'You might want to ask us for a continuance and go talk with them.',
        'I thank the people who came on a weeknight to be heard.',
      ],
      elements: [whoMet, notice, heard, changed, notChanged, contact, fileComplete, access],
      figures: [
        {
          text: 'State law commonly requires mailed notice to owners within 200 to 500 feet; many boards ask for more.',
          source: 'State zoning enabling statutes',
        },
      ],
      condition:
        'The applicant shall hold a meeting for all households within [distance] by [date] and report to [body] what was asked and what was changed.',
    },
  },
};
