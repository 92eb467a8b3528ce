/** Characters from which a question is set a little smaller, so that who asks and the answer stay in sight. */
const longest = 170;

/** Whether a question is to be set as a long one. */
export const isLong = (question: string): boolean => question.length > longest;
