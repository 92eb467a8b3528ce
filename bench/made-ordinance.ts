/** An ordinance of this many sections, each with a different rule. */
export function madeOrdinance(sections: number): string {
  const subjects = ['fence', 'array', 'access drive', 'transformer pad', 'basin', 'sign', 'building', 'parking stall'];
  return Array.from(
    { length: sections },
    (_x, i) =>
      `Section ${1 + Math.floor(i / 20)}.${1 + (i % 20)}. Each ${subjects[i % subjects.length]} shall be set back not less than ${50 + (i % 40) * 5} feet from any residence, and every application shall show the distance on the site plan required under this chapter. The zoning administrator shall keep the plan on file and inspect the site each year.`,
  ).join('\n\n');
}
