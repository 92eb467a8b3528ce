import { describe, expect, it } from 'vitest';
import { effectiveYear } from './ordinance-facts.ts';

describe('the year since when a code has been in effect', () => {
  it.each([
    ['This ordinance shall take effect on January 1, 2024.', '2024'],
    ['This chapter shall be in full force and effect from and after the 3rd day of June, 2021.', '2021'],
    ['Effective date: 3/14/2023. Adopted 2/1/2023.', '2023'],
    ['Passed and adopted this 14th day of March, 2022.', '2022'],
    ['[Added 3-14-2023 by L.L. No. 2-2023]', '2023'],
    [
      'Sec. 4-1. Setbacks. Towers shall be 50 feet from roads. (Ord. No. 2016-12, § 2, 6-4-2016; Ord. No. 2019-3, § 1, 2-5-2019)',
      '2019',
    ],
    ['Panels shall be 15 feet high. Since 1998 the county has had a plan.', ''],
  ])('%s', (text, year) => {
    expect(effectiveYear(text)).toBe(year);
  });
});
