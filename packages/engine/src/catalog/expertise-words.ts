/** Expertise that isn't a theme: the seats of a board. hearing.md §6. */
export const expertiseWords = ['planning', 'engineering', 'community'] as const;
