/** How a chair talks when opening a hearing. */
export type Manner = 'formal' | 'plain' | 'neighborly' | 'civic';

/** By communication style (practice.md §3, hearing.md §3); a style that isn't listed opens formally. */
export const mannerOfStyle: Readonly<Record<string, Manner>> = {
  formal: 'formal',
  procedural: 'formal',
  professional: 'formal',
  cautious: 'formal',
  lifestyle_protective: 'formal',
  direct: 'plain',
  blunt: 'plain',
  casual: 'neighborly',
  tourism_balanced: 'neighborly',
  health_focused: 'civic',
  equity_focused: 'civic',
  advocacy_focused: 'civic',
  competing_narratives: 'civic',
};

/** One part of the opening, in speaking order. Slots: {greeting}, {body}, {chair}, {case}, {developer}, {project}, {kind}, {where}. */
export interface CeremonyPart {
  readonly id:
    | 'call_to_order'
    | 'case'
    | 'notice'
    | 'order'
    | 'applicant_time'
    | 'public_comment'
    | 'conduct'
    | 'invitation';
  readonly lines: Readonly<Record<Manner, readonly string[]>>;
}

export const ceremonyParts: readonly CeremonyPart[] = [
  {
    id: 'call_to_order',
    lines: {
      formal: [
        '{greeting}. I call this meeting of the {body} to order. I am {chair}, and I will preside. Let the minutes show that a quorum is present.',
        '{greeting}, and welcome. The {body} will come to order. My name is {chair}. We have a quorum and may proceed.',
      ],
      plain: [
        '{greeting}. It is time, so let us get started. I am {chair}, this is the {body}, and we have enough members here to do business.',
        '{greeting}, everybody. Find a seat. I am {chair}, and I will call the {body} to order.',
      ],
      neighborly: [
        '{greeting}, neighbors, and thank you for coming out. I am {chair}. I will call the {body} to order, and I see we have a quorum.',
        '{greeting}. I see a lot of faces I know. For those I do not, I am {chair}, and this is the {body}. We are in session.',
      ],
      civic: [
        '{greeting}. Thank you for giving up your evening. I am {chair}, chair of the {body}. We have a quorum, and I call this hearing to order.',
        '{greeting} and welcome, whatever brought you here. The {body} is in session. I am {chair}.',
      ],
    },
  },
  {
    id: 'case',
    lines: {
      formal: [
        'The matter before us is case number {case}, an application by {developer} for {project}{kind}{where}.',
        'The clerk has read the item into the record: case {case}, {developer}, requesting approval of {project}{kind}{where}.',
      ],
      plain: [
        'What we have tonight is case {case}. {developer} wants approval for {project}{kind}{where}.',
        'Only one hearing on the agenda: case {case}, {project}{kind}{where}, brought by {developer}.',
      ],
      neighborly: [
        'You are here for case {case}, which most of us just call {project}{kind}{where}. The applicant is {developer}.',
        'Our item is case {case}: {developer} and {project}{kind}{where}.',
      ],
      civic: [
        'We are here on case {case}. The applicant, {developer}, asks us to approve {project}{kind}{where}.',
        'The item is case {case}, {project}{kind}{where}. {developer} is the applicant, and everyone here has a stake in what we do with it.',
      ],
    },
  },
  {
    id: 'notice',
    lines: {
      formal: [
        'Notice of this hearing was published, posted at the site and mailed to the owners of record nearby, as the law requires. Proof of notice is in the file.',
        'The clerk advises that notice was given by publication and by mail, and that the affidavit is on file.',
      ],
      plain: [
        'Notice ran in the paper, a sign went up on the property, and letters went to the neighbors. The clerk has the proof.',
        'The clerk tells me notice was done right: published, posted and mailed.',
      ],
      neighborly: [
        'You should have had a letter or seen the sign by the road. The clerk has the proof of notice if anybody would like to look.',
        'Notice went out in the paper and by mail, and most of you seem to have got it.',
      ],
      civic: [
        'Notice was published, posted and mailed, and the staff report has been open to everybody. If you did not hear in time, please tell us when you speak.',
        'The required notice was given. If you know a neighbor whom it did not reach, we want to hear that too.',
      ],
    },
  },
  {
    id: 'order',
    lines: {
      formal: [
        'The order will be as follows. The applicant presents. Members of the commission and staff then put their questions. After that the public hearing opens, and we close with discussion and a vote.',
        'We will hear first from the applicant, then from this commission and its staff, then from the public. The hearing is then closed and we deliberate.',
      ],
      plain: [
        'Here is how it goes. Applicant talks, we ask, you talk, we vote.',
        'First the applicant, then our questions, then anybody who signed the sheet, then a vote. Nobody has to guess.',
      ],
      neighborly: [
        'We will let the applicant go first, ask what we need to ask, and then it is your turn. We vote at the end.',
        'It works the way it always does: the applicant, then us, then all of you, and then we make up our minds.',
      ],
      civic: [
        'The applicant will speak first. Members will ask questions. Then the floor is yours, and only after hearing you will we deliberate and vote.',
        'So that everybody knows when to speak: the applicant, then the commission, then the public, then our vote. Nothing is decided before that.',
      ],
    },
  },
  {
    id: 'applicant_time',
    lines: {
      formal: [
        'The applicant has five minutes. The lights on the lectern turn amber at one minute and red when the time is up.',
        'Five minutes are allotted to the applicant. I will ask you to conclude when the red light comes on.',
      ],
      plain: [
        'Applicant, you get five minutes. Amber means one minute left, red means stop.',
        'You have five minutes, and I do watch the light.',
      ],
      neighborly: [
        'Five minutes for the applicant. I will not be rude about it, but the light will.',
        'The applicant has five minutes. When you see amber, start landing the plane.',
      ],
      civic: [
        'To be fair to everyone, the applicant has five minutes, by the light on the lectern.',
        'The applicant has five minutes, the same clock for everybody who stands at that lectern.',
      ],
    },
  },
  {
    id: 'public_comment',
    lines: {
      formal: [
        'Members of the public who wish to be heard will please sign the sheet, state name and address for the record, and address the chair. Written comments received by the clerk are part of the record.',
        'Public comment will be taken from the list at the door. Please give your name and address, and direct your remarks to the chair.',
      ],
      plain: [
        'If you want to speak, sign up by the door, say your name and where you live, and talk to us and not to each other.',
        'Public comment comes after our questions. Name, address, and keep it to the project.',
      ],
      neighborly: [
        'If you care to speak, put your name on the sheet, tell us who you are and where you live, and talk to us as you would across a fence.',
        'Everybody who wants to say something will get to. Sign the sheet and tell us your name and road.',
      ],
      civic: [
        'Everyone who signs the sheet will be heard. State your name and where you live. If speaking is hard for you, the clerk takes written comment and will read it in.',
        'Public comment matters here. Sign the sheet, give your name, and know that letters count as much as speeches.',
      ],
    },
  },
  {
    id: 'conduct',
    lines: {
      formal: [
        'I ask that there be no applause or other demonstration, so that the record is clear.',
        'All speakers will be heard without interruption, and all remarks are to be confined to the application.',
      ],
      plain: [
        'No clapping, no booing, no talking over people.',
        'Keep it civil. I have a gavel and I dislike using it.',
      ],
      neighborly: [
        'We all have to see each other at the grocery store afterward, so let us be decent.',
        'Be kind. You can disagree with a person and still hold the door for them.',
      ],
      civic: [
        'People here disagree, and that is what a hearing is for. Please let each speaker finish.',
        'I ask for respect in every direction, toward the applicant and toward each other.',
      ],
    },
  },
  {
    id: 'invitation',
    lines: {
      formal: [
        'If there is no conflict of interest to declare, and I hear none, the hearing is open. Would the representative of {developer} please come to the lectern, state your name for the record, and present {project}.',
        'Hearing no declarations of conflict, I open the public hearing. The representative of {developer} has the floor. Please begin with your name.',
      ],
      plain: [
        'All right. {developer}, come on up, say who you are, and tell us about {project}.',
        'Hearing is open. Whoever is here for {developer}, the lectern is yours. Name first.',
      ],
      neighborly: [
        'With that, the hearing is open. {developer}, come up, tell us your name, and walk us through {project}.',
        'Well, let us hear it. Would whoever is speaking for {developer} step up and introduce themselves and {project}.',
      ],
      civic: [
        'The public hearing is open. I invite {developer} to the lectern. Please tell us your name, and then tell everyone in this room about {project}.',
        'I now open the hearing. The applicant, {developer}, may come forward. Speak to the whole room, please, because {project} concerns the whole room.',
      ],
    },
  },
];
