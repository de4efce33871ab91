/** Whether a word of the command line can be an id at all: the database answers anything else with an error. */
export const isUuid = (word: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word);
