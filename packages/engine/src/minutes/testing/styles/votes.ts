import { memberOf, presentOf, type MadeEvening, type MadeItem } from './evening.ts';

/** The vote. `named`: it shows who voted against and who abstained. */
export type VoteStyle = (evening: MadeEvening, item: MadeItem) => string;

const ayes = (e: MadeEvening, i: MadeItem): string[] =>
  presentOf(e)
    .map(({ last }) => last)
    .filter((last) => !i.no.includes(last) && !i.abstain.includes(last));
const none = (names: readonly string[]): string => (names.length === 0 ? 'None' : names.join(', '));
const full = (e: MadeEvening, last: string): string => `${memberOf(e, last).first} ${last}`;
const word = (i: MadeItem, last: string, yes: string, no: string, other: string): string =>
  i.no.includes(last) ? no : i.abstain.includes(last) ? other : yes;
const inOrder = (e: MadeEvening): string[] => presentOf(e).map(({ last }) => last);
const count = (e: MadeEvening, i: MadeItem): string => `${ayes(e, i).length}-${i.no.length}`;
const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** How a vote is written down. */
export const voteStyles: Readonly<Record<string, VoteStyle>> = {
  'labels, one line each': (e, i) =>
    `Ayes: ${none(ayes(e, i))}\nNays: ${none(i.no)}\nAbstain: ${none(i.abstain)}\nAbsent: ${e.absent}\nMotion carried.`,
  'labels in a row': (e, i) =>
    `Ayes: ${none(ayes(e, i))}. Nays: ${none(i.no)}. Abstaining: ${none(i.abstain)}. Motion carried.`,
  'yeas and nays': (e, i) =>
    `YEAS: ${none(ayes(e, i))}\nNAYS: ${none(i.no)}\nABSTENTIONS: ${none(i.abstain)}\nABSENT: ${e.absent}\nThe motion passed.`,
  'labels above lists': (e, i) =>
    ['AYES:', ...ayes(e, i), 'NOES:', ...(i.no.length > 0 ? i.no : ['None']), 'ABSTAIN:', none(i.abstain)].join('\n') +
    '\nMOTION CARRIED',
  'voting aye': (e, i) =>
    `Voting aye: ${none(ayes(e, i))}.${i.no.length > 0 ? ` Voting nay: ${none(i.no)}.` : ''}${
      i.abstain.length > 0 ? ` Abstaining: ${none(i.abstain)}.` : ''
    } Motion carried.`,
  'ayes with a number': (e, i) =>
    `Ayes - ${ayes(e, i).length}: ${none(ayes(e, i))}\nNays - ${i.no.length}: ${none(i.no)}\n` +
    `Abstain - ${i.abstain.length}: ${none(i.abstain)}\nMotion carried ${count(e, i)}.`,
  'carried with opposed': (e, i) =>
    i.no.length > 0
      ? `The motion carried ${count(e, i)} with Commissioner ${i.no[0] ?? ''} opposed.`
      : i.abstain.length > 0
        ? `The motion carried ${count(e, i)}-1 with Commissioner ${i.abstain[0] ?? ''} abstaining.`
        : 'The motion carried unanimously.',
  brackets: (e, i) =>
    i.no.length > 0
      ? `The motion carried ${ayes(e, i).length} - ${i.no.length} (${none(i.no)} opposed).`
      : i.abstain.length > 0
        ? `The motion carried ${ayes(e, i).length} - 0 (${none(i.abstain)} abstained).`
        : `The motion carried ${ayes(e, i).length} - 0.`,
  'vote, ayes, nay in brackets': (e, i) =>
    `Vote: ${ayes(e, i).length} Ayes${i.no.length > 0 ? `, ${i.no.length} Nay (${none(i.no)})` : ''}${
      i.abstain.length > 0 ? `, ${i.abstain.length} Abstention (${none(i.abstain)})` : ''
    }. Motion carried.`,
  'a roll call by lines': (e, i) =>
    `Roll call vote:\n${inOrder(e)
      .map((last) => `Commissioner ${last} - ${word(i, last, 'Aye', 'Nay', 'Abstain')}`)
      .join('\n')}\nMotion carried.`,
  'a roll call in a row': (e, i) =>
    `Roll call: ${inOrder(e)
      .map((last) => `${last}, ${word(i, last, 'yes', 'no', 'abstain')}`)
      .join('; ')}. Motion carried.`,
  'full names and dashes': (e, i) =>
    `${inOrder(e)
      .map((last) => `${full(e, last)} – ${word(i, last, 'aye', 'nay', 'abstain')}`)
      .join(', ')}. Carried ${count(e, i)}.`,
  'vote before the name': (e, i) =>
    `The motion was carried by the following roll call vote:\n${inOrder(e)
      .map(
        (last) => `Vote of Planning Board . . . (${word(i, last, 'Aye', 'Nay', 'Abstain')}) ${full(e, last)}, Member`,
      )
      .join('\n')}`,
  'for and against': (e, i) =>
    `The vote on the motion was:\n${inOrder(e)
      .map((last) => `${full(e, last)} - ${word(i, last, 'for', 'against', 'abstain')}`)
      .join('\n')}\nThe motion was therefore passed.`,
  'all members voted aye': (_, i) =>
    i.no.length + i.abstain.length === 0
      ? 'On the vote, all members voted AYE. Motion carried.'
      : i.no.length > 0
        ? `On the vote, ${i.no[0] ?? ''} voted NAY, all others voted AYE. Motion carried.`
        : `On the vote, ${i.abstain[0] ?? ''} abstained, all others voted AYE. Motion carried.`,
  'all in favor': (e, i) =>
    i.no.length > 0
      ? `${inWords[ayes(e, i).length] ?? ''} in favor, ${inWords[i.no.length] ?? ''} opposed (${i.no[0] ?? ''}). Motion passed.`
      : i.abstain.length > 0
        ? `All in favor except Commissioner ${i.abstain[0] ?? ''}, who abstained. Motion passed.`
        : 'All in favor. Motion passed.',
  'passed unanimously with a count': (e, i) =>
    i.no.length > 0
      ? `Motion passed ${count(e, i)}, ${full(e, i.no[0] ?? '')} voting nay.`
      : i.abstain.length > 0
        ? `Motion passed ${count(e, i)}-1, ${full(e, i.abstain[0] ?? '')} abstaining.`
        : `Motion passed unanimously (${count(e, i)}).`,
  'dissenting vote': (_, i) =>
    i.no.length > 0
      ? `The motion passed with Commissioner ${i.no[0] ?? ''} casting the dissenting vote.`
      : i.abstain.length > 0
        ? `The motion passed unanimously. Commissioner ${i.abstain[0] ?? ''} abstained from the vote.`
        : 'The motion was adopted unanimously.',
  'names and votes without marks': (e, i) =>
    `The vote was as follows: ${inOrder(e)
      .map((last) => `${last} ${word(i, last, 'aye', 'nay', 'abstain')}`)
      .join(', ')}. Motion carried.`,
  'votes in brackets': (e, i) =>
    `Vote: ${inOrder(e)
      .map((last) => `${last} (${word(i, last, 'aye', 'nay', 'abstain')})`)
      .join(', ')}. Motion carried.`,
  'each voted': (e, i) =>
    `Chair called for the vote: ${inOrder(e)
      .map((last) => `Commissioner ${last} voted ${word(i, last, 'aye', 'nay', 'to abstain')}`)
      .join('; ')}. Motion carried.`,
  'in quotation marks': (e, i) =>
    `Roll call: ${inOrder(e)
      .map((last) => `Commissioner ${last}, “${word(i, last, 'Aye', 'Nay', 'Abstain')}.”`)
      .join(' ')} The motion carried.`,
  'in favor and opposed': (e, i) =>
    `Those voting in favor: ${ayes(e, i).join(', ')}. Those opposed: ${none(i.no)}. Those abstaining: ${none(i.abstain)}. Motion passed.`,
  'yes votes were': (e, i) =>
    `Voting yes were ${ayes(e, i).slice(0, -1).join(', ')} and ${ayes(e, i).at(-1) ?? ''}.${
      i.no.length > 0 ? ` Voting no was ${i.no[0] ?? ''}.` : ''
    }${i.abstain.length > 0 ? ` Abstaining was ${i.abstain[0] ?? ''}.` : ''} The motion passed.`,
  'capitals, all voted': (e, i) =>
    `ROLL CALL WENT AS FOLLOWS: COMMISSIONERS ${ayes(e, i)
      .map((last) => last.toUpperCase())
      .slice(0, -1)
      .join(', ')}, AND ` +
    `${(ayes(e, i).at(-1) ?? '').toUpperCase()} VOTED AYE.${
      i.no.length > 0 ? ` COMMISSIONER ${(i.no[0] ?? '').toUpperCase()} VOTED NAY.` : ''
    }${i.abstain.length > 0 ? ` COMMISSIONER ${(i.abstain[0] ?? '').toUpperCase()} ABSTAINED.` : ''} THE MOTION CARRIED.`,
  'votes counted with names in brackets': (e, i) =>
    `The vote was ${ayes(e, i).length} in favor (${ayes(e, i).join(', ')})${
      i.no.length > 0 ? `, ${i.no.length} opposed (${none(i.no)})` : ''
    }${i.abstain.length > 0 ? `, ${i.abstain.length} abstaining (${none(i.abstain)})` : ''}. Motion carried.`,
  'yes and no in one line': (e, i) =>
    `Yes: ${ayes(e, i).join(', ')}; No: ${none(i.no)}; Abstain: ${none(i.abstain)}. Motion carried.`,
  'titles and colons': (e, i) =>
    `Roll Call Vote\n${inOrder(e)
      .map((last) => `${memberOf(e, last).mr} ${last}: ${word(i, last, 'Yes', 'No', 'Abstained')}`)
      .join('\n')}\nMotion carries.`,
  'votes above, names indented': (e, i) =>
    `Call vote recorded by staff.\n${inOrder(e)
      .map((last) => `${word(i, last, 'A', 'N', 'Abstain')}     ${full(e, last)}`)
      .join('\n')}\nMotion passed ${count(e, i)}.`,
  'a hyphen without blanks': (e, i) =>
    `Roll call vote: ${inOrder(e)
      .map((last) => `Commissioner ${last}-${word(i, last, 'Aye', 'Nay', 'Abstain')}`)
      .join(', ')}. The motion carried.`,
  'no opposition': (e, i) =>
    i.no.length > 0
      ? `Motion carried on a ${ayes(e, i).length} to ${i.no.length} vote; ${i.no[0] ?? ''} voted against.`
      : i.abstain.length > 0
        ? `Motion carried ${ayes(e, i).length}-0-1; ${i.abstain[0] ?? ''} abstained.`
        : 'There was no opposition. Motion carried, all voting aye.',
  'in words with a count': (e, i) =>
    i.no.length > 0
      ? `Motion carried by a vote of ${inWords[ayes(e, i).length] ?? ''} (${ayes(e, i).length}) to ${inWords[i.no.length] ?? ''} (${i.no.length}), with ${memberOf(e, i.no[0] ?? '').mr} ${i.no[0] ?? ''} in opposition.`
      : i.abstain.length > 0
        ? `Motion carried unanimously, with ${memberOf(e, i.abstain[0] ?? '').mr} ${i.abstain[0] ?? ''} abstaining.`
        : 'Motion carried by unanimous vote.',
  'names in favor': (e, i) =>
    `${ayes(e, i)
      .map((last) => last.toUpperCase())
      .slice(0, -1)
      .join(', ')} AND ${(ayes(e, i).at(-1) ?? '').toUpperCase()} IN FAVOR.${
      i.no.length > 0 ? ` ${(i.no[0] ?? '').toUpperCase()} OPPOSED.` : ''
    }${i.abstain.length > 0 ? ` ${(i.abstain[0] ?? '').toUpperCase()} ABSTAINED.` : ''} MOTION CARRIED.`,
  'vote on motion': (e, i) =>
    `Vote on Motion: ${inOrder(e)
      .map((last) => `Commissioner ${last} - ${word(i, last, 'Aye', 'Nay', 'Abstain')}`)
      .join('; ')}. The motion passed.`,
  'voting in opposition': (e, i) =>
    i.no.length > 0
      ? `The motion passed ${count(e, i)} with ${memberOf(e, i.no[0] ?? '').mr} ${i.no[0] ?? ''} voting in opposition.`
      : i.abstain.length > 0
        ? `The motion passed ${count(e, i)}-1, ${memberOf(e, i.abstain[0] ?? '').mr} ${i.abstain[0] ?? ''} abstaining due to a conflict of interest.`
        : 'The motion passed with the unanimous consent of the Commission.',
  'yes votes in a sentence': (e, i) =>
    `Commissioners ${ayes(e, i).slice(0, -1).join(', ')} and ${ayes(e, i).at(-1) ?? ''} voted yes.${
      i.no.length > 0 ? ` Commissioner ${i.no[0] ?? ''} voted no.` : ''
    }${i.abstain.length > 0 ? ` Commissioner ${i.abstain[0] ?? ''} abstained.` : ''} The motion passed.`,
  'a table with columns': (e, i) =>
    `${'Name'.padEnd(28)}${'Yes'.padEnd(10)}${'No'.padEnd(10)}Abstain\n${inOrder(e)
      .map((last) => {
        const at = i.no.includes(last) ? 38 : i.abstain.includes(last) ? 48 : 28;
        return `${full(e, last).padEnd(at)}X`;
      })
      .join('\n')}\nMotion carried ${count(e, i)}.`,
  'result in brackets': (e, i) =>
    `RESULT: ${i.no.length + i.abstain.length === 0 ? 'ADOPTED [UNANIMOUS]' : `ADOPTED [${ayes(e, i).length} TO ${i.no.length}]`}\n` +
    `AYES: ${none(ayes(e, i).map((last) => full(e, last)))}\n${
      i.no.length > 0 ? `NAYS: ${none(i.no.map((last) => full(e, last)))}\n` : ''
    }${i.abstain.length > 0 ? `ABSTAIN: ${none(i.abstain.map((last) => full(e, last)))}\n` : ''}ABSENT: ${full(e, e.absent)}`,
};
