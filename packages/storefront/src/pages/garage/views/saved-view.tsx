'use client';

import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { WatchedList } from '../../../features/saved/watched/watched-list';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { SavedAlertsForm } from './saved-alerts-form';

const { empty } = garageWords.saved;

/** Saved vehicles as they are now, with how their shopper is told of them, or the way to the first one (WTCH-03). */
export const SavedView = ({ garage, siteName, watched, links }: GarageViewProps) =>
  watched === null ? (
    <EmptyState title={empty.title} actions={<LinkButton href={links.search}>{empty.way}</LinkButton>}>
      <p>{empty.text}</p>
    </EmptyState>
  ) : (
    <>
      <SavedAlertsForm garage={garage} siteName={siteName} />
      <WatchedList {...watched} />
    </>
  );
