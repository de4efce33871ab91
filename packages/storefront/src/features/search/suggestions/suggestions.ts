import type { ComponentPropsWithoutRef } from 'react';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options';

/** The list under a search box, and the properties that make the box its combobox. */
export interface Suggestions {
  readonly input: ComponentPropsWithoutRef<'input'>;
  readonly list: {
    readonly id: string;
    readonly groups: readonly SuggestionGroup[];
    readonly open: boolean;
    readonly active: string | null;
    readonly optionId: (option: SuggestionOption) => string;
    readonly pick: (option: SuggestionOption) => void;
    /** Options that were asked for at least once: their number is read out. */
    readonly asked: boolean;
  };
}
