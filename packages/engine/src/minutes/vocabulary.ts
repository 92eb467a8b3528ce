import { splitAtSpaces, wordSet } from '../base/text.ts';
import { entriesOf } from '../lexicon/entries.ts';

/* The vocabulary of American minutes, by closed classes. */

export const abbreviations = wordSet(
  'ald sgt atty mr mrs ms dr jr sr st comm commr com sup sups supv hon rev no vs inc dept ave blvd rd',
);
export const suffixes = wordSet('jr sr ii iii iv');
/** Words that begin a surname of several words. */
export const particles = wordSet('van von de del della der den la le st mc mac di da dos el');

/** Titles of board members. */
export const boardTitles = wordSet(`commissioner commissioners comm commr chair chairman chairwoman chairperson vice
  vice-chair vice-chairman vice-chairwoman vice-chairperson member members boardmember boardmembers councilmember
  councilman councilwoman councilmen councilmembers councilor councillor supervisor supervisors sup sups supv president trustee trustees
  ald alderman aldermen alderwoman alder alderperson selectman selectwoman selectperson legislator magistrate magistrates`);
/** Titles that anybody may have. */
export const plainTitles = wordSet('mr mrs ms miss dr hon rev sir madam mayor');
export const chairTitles = wordSet('chair chairman chairwoman chairperson president');
export const viceTitles = wordSet('vice vice-chair vice-chairman vice-chairwoman vice-chairperson');

/** Officers of a board who are members too. */
export const officers = wordSet('secretary treasurer alternate parliamentarian');
/** Posts of those who serve the board. */
export const staffPosts =
  wordSet(`esq planner planners manager director attorney counsel engineer clerk recorder administrator
  coordinator technician official staff assistant specialist inspector liaison stenographer senior deputy associate principal division intern transcriptionist citizen
  citizens resident applicant reporter officer solicitor surveyor`);

export const yesWords = wordSet('yes aye yea yeah ayes yeas');
export const noWords = wordSet('no nay nays noes');
export const abstainWords = wordSet('abstain abstains abstained abstaining abstention abstentions');
export const recuseWords = wordSet('recuse recuses recused recusing recusal recusals');
export const absentWords = wordSet('absent excused unexcused');
export const hereWords = wordSet('here present attending');

export const moveVerbs = wordSet('moved moves motioned');
export const makeVerbs = wordSet('made makes mad offered offers introduced proposed');
export const secondVerbs = wordSet('seconded seconds second supported support');

/** Words that may be capitalized and are never part of a person's name. */
export const neverNames =
  wordSet(`the a an and or of to for in on at by with from as is are was were be been has have had
  this that these those it its his her their our your my i we he she they you who whom which what when where why how
  motion motions moved moves move motioned second seconded seconds seconder mover made makes make vote votes voted voting
  carried carries passed passes failed fails approved approve denied deny tabled continued unanimous unanimously
  yes no aye ayes nay nays noes yea yeas abstentions recusals none abstain abstained abstaining abstention recuse recused recusing absent excused
  present here attendance attending quorum roll call favor opposed against dissenting
  commission commissioners board council committee commissioner chair chairman chairwoman chairperson vice member members
  staff planner attorney director city county town village township planning zoning public hearing meeting minutes agenda
  item items case application applicant request rezoning permit plan plat site variance street road avenue lane drive
  boulevard highway court circle parkway north south east west january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday page date time order
  called opened closed adjustment appeals vacant vacancy several review asked said stated noted all any no other others also discussion questions question comments comment
  recommendation recommended recommends approval denial conditions condition subject section chapter ordinance resolution
  result results unanimously adjourned adjourn adjournment there if but so after before then not will would should could
  can may must shall do does did because therefore however based per mr mrs ms dr madam sir thank thanks welcome please
  good evening morning afternoon via zoom remote virtual electronic invocation pledge allegiance location pre-meeting new old business
  communications correspondence announcements introductions presentations reports disclosures exhibits redevelopment vacation
  acting interim temporary selectmen selectboard mtg mtgs dept attn tel fax ref re
  regular special session work study district zone residential commercial agricultural pm am nos status name title role
  position term expires expired arrived left late alternate alternates non-voting ex-officio liaison secretary clerk recorder
  representative city's yeah ok okay community economic development services department division deputy senior associate assistant principal
  public hearings partners works engineering legal office building fire police parks housing transportation water utilities environmental
  administrative executive hearing conditional use attendee recording denotes indicates special exception preliminary final plat consent rezone annexation none next let now when while since during upon under over through`);

export const outcomeWords = {
  passed: wordSet('carried carries passed passes approved adopted unanimous unanimously prevailed succeeded'),
  failed: wordSet('failed fails fail died dies defeated lost'),
} as const;

/** What staff and members do when they speak. */
export const speechVerbs =
  wordSet(`asked asks said says stated states noted notes inquired inquires questioned questions
  commented comments expressed expresses wondered wonders felt feels suggested suggests raised raises agreed agrees
  thought thinks believed believes clarified pointed mentioned mentions requested requests voiced reiterated emphasized
  remarked observed added adds explained discussed appreciated appreciates shared spoke concerned worried liked likes
  wanted wants disagreed opposed supported supports urged cautioned argued recommended confirmed reminded echoed
  concurred recalled reported addressed sought queried highlighted stressed warned challenged pressed opined
  asking stating noting commenting expressing questioning inquiring suggesting wondering worried feels reflected
  preferred prefers favored favors hoped hopes doubted objected proposed insisted reasoned complimented commended praised
  struggled struggles countered contended maintained described identified verified affirmed curious uncomfortable pleased
  responded replied indicated told cited referenced brought acknowledged estimated understood advised encouraged`);

/** People at a hearing who aren't the board. */
export const notTheBoard = wordSet(`staff others other also guests guest public visitors visitor applicants applicant
  attorney attorneys counsel liaison citizens attendees presenters speakers press consultants audience administration
  administrator employees director planner clerk secretary city town county council`);

export const streetWords =
  wordSet(`road rd street st avenue ave lane ln drive dr boulevard blvd highway hwy court ct circle
  parkway pkwy way pike terrace plaza square boulevard trail subdivision farm farms llc inc property estate estates park school creek`);

/** Numbers as vote counts spell them: those that add up, and the words for none. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...entriesOf('numbers', 'numbers').flatMap(({ words, role, value }) =>
    role === 'small' ? words.map((word) => [word, value] as const) : [],
  ),
  ['none', 0],
  ['nothing', 0],
]);

/** Variants of one first name. */
export const nicknames: readonly ReadonlySet<string>[] = [
  'robert bob bobby rob robbie',
  'william bill billy will willie',
  'james jim jimmy jamie',
  'richard rick dick rich ricky',
  'thomas tom tommy',
  'michael mike mick',
  'joseph joe joey',
  'charles charlie chuck',
  'edward ed eddie ted',
  'elizabeth liz beth betsy betty lisa',
  'margaret maggie peggy meg',
  'katherine catherine kathy cathy kate katie',
  'patricia pat patty trish tricia',
  'patrick pat',
  'jennifer jen jenny',
  'susan sue susie',
  'daniel dan danny',
  'david dave',
  'stephen steven steve',
  'kenneth ken kenny',
  'lawrence larry',
  'gerald jerry',
  'ronald ron ronnie',
  'donald don donnie',
  'anthony tony',
  'christopher chris',
  'matthew matt',
  'gregory greg',
  'timothy tim',
  'samuel sam',
  'benjamin ben',
  'andrew andy drew',
  'frederick fred',
  'raymond ray',
  'deborah debra deb debbie',
  'barbara barb',
  'cynthia cindy',
  'victoria vicky vicki',
  'rebecca becky',
  'judith judy',
  'nicholas nick',
  'nathaniel nathan nate',
  'jeffrey jeff',
  'theodore ted',
  'douglas doug',
  'philip phillip phil',
  'walter walt',
  'leonard len',
  'jonathan jon',
  'john jack johnny',
].map(wordSet);

/** In the order of the year. */
export const months = splitAtSpaces(
  'january february march april may june july august september october november december',
);
