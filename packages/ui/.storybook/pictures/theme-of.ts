/** The theme in the name of a project of the run: "metro" of "storybook metro". */
export const themeOf = (project: string): string => /^storybook (\w+)/.exec(project)?.[1] ?? '';
