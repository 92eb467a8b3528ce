import { memberOf, presentOf, type MadeEvening, type MadeMember } from './evening.ts';

/** The top of the minutes: who sat there. */
export type AttendanceStyle = (evening: MadeEvening) => string;

const full = ({ first, last }: MadeMember): string => `${first} ${last}`;
const surname = ({ last }: MadeMember): string => last;

const listed = (names: readonly string[], and = ', and '): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1) ?? ''}`;

const office = ({ role }: MadeMember, words: readonly [string, string, string]): string =>
  role === 'chair' ? words[0] : role === 'vice_chair' ? words[1] : words[2];

const titled = (one: MadeMember, name: (member: MadeMember) => string): string =>
  `${office(one, ['Chairman', 'Vice-Chairman', 'Commissioner'])} ${name(one)}`;

const others = (evening: MadeEvening): MadeMember[] => presentOf(evening).filter(({ role }) => role !== 'chair');
const chair = (evening: MadeEvening): MadeMember =>
  presentOf(evening).find(({ role }) => role === 'chair') as MadeMember;
const missing = (evening: MadeEvening): MadeMember => memberOf(evening, evening.absent);
const staffed = ({ staff }: MadeEvening): string =>
  listed(
    staff.map(({ post, name }) => `${post} ${name}`),
    ' and ',
  );
const lines = (...parts: readonly string[]): string => parts.join('\n');
const later = ' (arrived at 7:10 p.m.)';

/** The ways American boards write down who was there, named by how they look. */
export const attendanceStyles: Readonly<Record<string, AttendanceStyle>> = {
  'one paragraph each': (e) =>
    lines(
      `MEMBERS PRESENT: Chairman ${full(chair(e))}, Commissioners ${listed(
        others(e).map((one, at) => full(one) + (at === 1 ? later : '')),
        ' and ',
      )}`,
      '',
      `MEMBERS ABSENT: Commissioner ${full(missing(e))}`,
      '',
      `STAFF PRESENT: ${staffed(e)}`,
    ),
  'lists under headings': (e) =>
    lines(
      'Members Present:',
      ...presentOf(e).map((one) => full(one) + office(one, [', Chair', ', Vice Chair', ''])),
      '',
      'Members Absent',
      full(missing(e)),
      '',
      'Staff Present:',
      ...e.staff.map(({ post, name }) => `${name}, ${post}`),
    ),
  'staff in the same sentence': (e) =>
    `Present: Chair ${surname(chair(e))}, Commissioners ${listed(others(e).map(surname), ' and ')}; ${staffed(e)}. ` +
    `Absent: Commissioner ${surname(missing(e))}.`,
  'a line each with a dash': (e) =>
    lines('ROLL CALL', ...e.members.map((one) => `${full(one)} - ${one.last === e.absent ? 'Absent' : 'Present'}`)),
  'names and dashes in a sentence': (e) =>
    `Clerk ${e.staff[1]?.name ?? ''} called the roll.\nChairman ${full(chair(e))} – present, ${others(e)
      .map((one) => `${full(one)} – present`)
      .join(', ')}, and ${full(missing(e))} – absent.`,
  'stars for those present': (e) =>
    lines(
      'PLANNING BOARD MEMBERS',
      '(*Denotes present)',
      ...e.members.map(
        (one) =>
          `${one.last === e.absent ? '' : '* '}${full(one)}${office(one, [', Chairman', ', Vice-Chairman', ''])}`,
      ),
      '',
      'Other Staff',
      ...e.staff.map(({ post, name }) => `${name}, ${post}`),
      '',
      'Public Present',
      e.neighbor,
    ),
  'roll call in a sentence': (e) =>
    `The meeting was called to order by Chairman ${surname(chair(e))} at 7:00 p.m. Roll call was taken with ` +
    `${listed(presentOf(e).map(surname))} present as well as 4 in attendance; ${surname(missing(e))} absent.`,
  'members present in a sentence': (e) =>
    `The meeting was called to order at 7:00 p.m. by Chair ${full(chair(e))} with members ${listed(
      others(e).map(full),
    )} present. ${full(missing(e))} was absent.`,
  'name and seat': (e) =>
    lines(
      'Present:',
      presentOf(e)
        .map((one) => `${full(one)}, ${office(one, ['Chairperson', 'Vice Chairperson', 'Member'])}`)
        .join('; '),
      'Absent:',
      `${full(missing(e))}, Member`,
      'Staff Present:',
      listed(e.staff.map(({ post, name }) => `${post} ${name}`)),
    ),
  'also present': (e) =>
    lines(
      `PRESENT: ${presentOf(e)
        .map((one) => full(one) + office(one, [', Chairman', ', Vice-Chairman', '']))
        .join('; ')}; ${e.staff[0]?.name ?? ''}, Zoning Administrator.`,
      `ALSO PRESENT: ${e.neighbor}; Sharon Barrett; Carolyn Dugan.`,
      `ABSENT: ${full(missing(e))}.`,
    ),
  'a table of attendees': (e) =>
    lines(
      '| Attendee Name | Title | Status | Arrived |',
      '| --- | --- | --- | --- |',
      ...e.members.map(
        (one) =>
          `| ${full(one)} | ${office(one, ['Chair', 'Vice Chair', 'Commissioner'])} | ${one.last === e.absent ? 'Absent' : 'Present'} | |`,
      ),
      ...e.staff.map(({ post, name }) => `| ${name} | ${post} | Present | |`),
    ),
  'two columns': (e) => {
    const right = [full(missing(e)), '', 'STAFF PRESENT:', ...e.staff.map(({ post, name }) => `${name}, ${post}`)];
    return lines(
      `${'MEMBERS PRESENT:'.padEnd(40)}MEMBERS ABSENT:`,
      ...presentOf(e).map((one, at) =>
        ((full(one) + office(one, [', Chair', ', Vice Chair', ''])).padEnd(40) + (right[at] ?? '')).trimEnd(),
      ),
    );
  },
  'members and staff side by side': (e) =>
    lines(
      `${'COMMISSIONERS PRESENT:'.padEnd(36)}STAFF PRESENT:`,
      ...presentOf(e).map((one, at) => {
        const helper = e.staff[at];
        const own = full(one) + office(one, [', Chair', ', Vice-Chair', '']);
        return (own.padEnd(36) + (helper === undefined ? '' : `${helper.name}, ${helper.post}`)).trimEnd();
      }),
      '',
      `COMMISSIONERS ABSENT: ${full(missing(e))}`,
    ),
  'were in a sentence, one excused': (e) =>
    `Members present were Chair ${full(chair(e))}, ${listed(others(e).map(full))}. Member ${full(missing(e))} was ` +
    `excused. Also present were ${staffed(e)}.`,
  counted: (e) =>
    lines(
      'ROLL CALL',
      `Present: ${presentOf(e).length} - ${presentOf(e).map(full).join(', ')}`,
      `Absent: 1 - ${full(missing(e))}`,
    ),
  'excused in brackets': (e) =>
    lines(
      `Chair ${full(chair(e))} called the meeting to order at 6:30 p.m.`,
      '',
      `Commissioners present: ${listed(presentOf(e).map(full))}`,
      `Commissioners absent: ${full(missing(e))} (excused)`,
      `Others present: ${listed(
        e.staff.map(({ post, name }) => `${name}, ${post}`),
        '; ',
      )}`,
    ),
  'all with an exception': (e) =>
    lines(
      `Board Members: ${listed(e.members.map((one) => full(one) + (one.role === 'chair' ? ' (Chair)' : '')))}`,
      '',
      `All members were present with the exception of ${missing(e).mr} ${surname(missing(e))}, who was excused.`,
    ),
  'answering the roll': (e) =>
    lines(
      `Answering roll call: ${listed(presentOf(e).map((one) => titled(one, full)))}.`,
      `Excused: Commissioner ${full(missing(e))}.`,
      `Staff: ${staffed(e)}.`,
    ),
  'in attendance': (e) =>
    `The following members were in attendance: Chair ${full(chair(e))}, ${listed(others(e).map(full), ' and ')}.\n` +
    `Not in attendance: ${full(missing(e))}.\nStaff in attendance: ${staffed(e)}.`,
  'capital surnames': (e) =>
    lines(
      'PRESENT:',
      ...presentOf(e).map(
        (one) => `${one.first} ${one.last.toUpperCase()}${office(one, [', Chair', ', Vice Chair', ''])}`,
      ),
      'ABSENT:',
      `${missing(e).first} ${missing(e).last.toUpperCase()}`,
      'STAFF:',
      ...e.staff.map(({ post, name }) => `${name}, ${post}`),
    ),
  'a table whose cells stand on lines of their own': (e) =>
    lines(
      ...['Commissioners', 'Work Session', 'Business Meeting', 'Absent'],
      ...e.members.flatMap((one) => [full(one), ...(one.last === e.absent ? ['X'] : ['X', 'X'])]),
      '',
      ...['Planning Staff', ...e.staff.map(({ post, name }) => `${name}, ${post}`)],
    ),
  'crosses in a ruled table': (e) =>
    lines(
      '| Board Member | Present | Absent |',
      '|---|---|---|',
      ...e.members.map((one) => `| ${titled(one, full)} | ${one.last === e.absent ? '  | X' : 'X |  '} |`),
    ),
  'initials and posts': (e) =>
    lines(
      'Roll Call:',
      ...e.members.map(
        (one) =>
          `${full(one)}, ${office(one, ['Chair', 'Vice Chair', 'Commissioner'])} ${one.last === e.absent ? 'Excused' : 'Present'}`,
      ),
      ...e.staff.map(({ post, name }) => `${name}, ${post} Present`),
    ),
  'presided and roll call by paragraph': (e) =>
    `Chair ${full(chair(e))} presided. ${listed(others(e).map((one) => `${one.mr} ${surname(one)}`))} were in attendance. ` +
    `${missing(e).mr} ${surname(missing(e))} was unable to attend. Staff members ${listed(
      e.staff.map(({ name }) => name),
      ' and ',
    )} were also in attendance.`,
  'a hyphen without blanks': (e) =>
    `Roll call: ${e.members
      .map((one) => `${titled(one, full)}-${one.last === e.absent ? 'absent' : 'present'}`)
      .join(', ')}.`,
  'two headings in one line': (e) =>
    lines(
      'Commissioners in Attendance: Staff in Attendance:',
      ...presentOf(e).map((one, at) => {
        const helper = e.staff[at];
        const own = `${office(one, ['Chair ', 'Vice Chair ', ''])}${full(one)}`;
        return (own.padEnd(32) + (helper === undefined ? '' : `${helper.name}, ${helper.post}`)).trimEnd();
      }),
      `Excused: ${full(missing(e))}`,
      '',
      'WORK MEETING',
      `Ms. ${e.staff[1]?.name.split(' ')[1] ?? ''} explained the agenda.`,
    ),
  'the following members were present': (e) =>
    `${titled(chair(e), full)} called the meeting to order at 6:30 p.m. Upon roll call, the following members were ` +
    `present: ${presentOf(e).map(full).join(', ')}. Members absent: ${full(missing(e))}. A quorum was declared.\n` +
    `Staff present included ${staffed(e)}.`,
  'names and marks without a head': (e) =>
    lines(
      'Name / Status',
      ...e.members.map(
        (one, at) =>
          `Commissioner ${full(one)}, District ${at + 1}`.padEnd(44) + (one.last === e.absent ? 'Absent' : 'X'),
      ),
      '',
      `Staff: ${listed(e.staff.map(({ name }) => name))}`,
    ),
  'opened by the chairman': (e) =>
    `The meeting was opened by the Chairman, ${full(chair(e))}, at 7:00 PM. Members ${listed(others(e).map(full), ' and ')} ` +
    `were in attendance. ${staffed(e)} also attended. Member ${full(missing(e))} was not present.`,
  'absent with notice': (e) =>
    lines(
      'Roll Call:',
      `Present: ${presentOf(e).map(full).join(', ')}`,
      `Absent with notice: Commissioner ${full(missing(e))}`,
      `Also in attendance: ${staffed(e)} and 11 members of the public.`,
    ),
  'the board and its clerk, then who was missing': (e) =>
    lines(
      `Members: ${e.members
        .map((one, at) => full(one) + (one.role === 'chair' ? ' (Chair)' : at === 1 ? ' (Clerk)' : ''))
        .join(', ')}`,
      `Absent: ${full(missing(e))}`,
      `Staff: ${staffed(e)}`,
    ),
  'presidents and others in two columns': (e) =>
    lines(
      `${'MEMBERS PRESENT'.padEnd(40)}OTHERS PRESENT`,
      ...presentOf(e).map((one, at) => {
        const helper = e.staff[at];
        const own = full(one) + office(one, [', President', ', Vice President', '']);
        return (own.padEnd(40) + (helper === undefined ? '' : `${helper.name}, ${helper.post}`)).trimEnd();
      }),
      '',
      'MEMBERS ABSENT',
      full(missing(e)),
    ),
  'surname first': (e) =>
    lines(
      'Roll Call',
      ...e.members.map((one) => `${one.last}, ${one.first}: ${one.last === e.absent ? 'Excused' : 'Present'}`),
    ),
};
