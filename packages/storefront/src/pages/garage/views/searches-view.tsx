'use client';

import type { Garage } from '@forecourt/api-contract';
import { LinkButton } from '@forecourt/ui/button';
import { RecordList, RecordRow } from '@forecourt/ui/record-list';
import { TextLink } from '@forecourt/ui/text-link';
import { ChangeButton } from '../change-button';
import { GarageFold } from '../garage-fold';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { momentDay } from '../moment';
import { AlertsForm } from './alerts-form';

const words = garageWords.searches;

const withoutSearch =
  (id: string) =>
  (garage: Garage): Garage => ({ ...garage, searches: garage.searches.filter((one) => one.id !== id) });

/** Saved searches: where each leads, how it is told of, what it is called. */
export const SearchesView = (view: GarageViewProps) => {
  const { garage, links, searchWords, timeZone } = view;
  return (
    <RecordList
      title={garageWords.views.searches}
      empty={{
        title: words.empty.title,
        text: <p>{words.empty.text}</p>,
        actions: <LinkButton href={links.search}>{words.empty.way}</LinkButton>,
      }}
    >
      {garage.searches.map((search) => {
        const { id, name, path, frequency, channel, created_at, told_at } = search;
        const isOff = frequency === 'off';
        return (
          <RecordRow
            key={id}
            title={name}
            href={path}
            status={
              isOff
                ? { tone: 'plain', label: words.alertsOff }
                : { tone: 'good', label: words.alertsOn(frequency, channel) }
            }
            facts={[
              { label: words.criteria, value: searchWords[path] ?? words.everything },
              { label: words.savedOn, value: momentDay(created_at, timeZone) },
              ...(told_at === null ? [] : [{ label: words.toldOn, value: momentDay(told_at, timeZone) }]),
            ]}
            actions={
              <>
                <TextLink href={path} prefetch={false} aria-label={words.results(name)}>
                  {words.see}
                </TextLink>
                <ChangeButton
                  path="/api/account/searches/remove"
                  fields={{ id }}
                  apply={withoutSearch(id)}
                  done={garageWords.done['search-removed'] ?? ''}
                  label={words.removeOf(name)}
                >
                  {words.remove}
                </ChangeButton>
              </>
            }
          >
            <GarageFold title={words.change}>
              <AlertsForm {...view} search={search} />
            </GarageFold>
          </RecordRow>
        );
      })}
    </RecordList>
  );
};
