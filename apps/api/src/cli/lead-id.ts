/** Whether a word of the command line can be the id of a lead at all: the database refuses anything else with an error. */
export const isLeadId = (word: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word);
