'use client';

import type { Garage } from '@forecourt/api-contract';
import { RecordList, RecordRow } from '@forecourt/ui/record-list';
import { ChangeButton } from '../change-button';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { momentDay } from '../moment';

const words = garageWords.devices;
const path = '/api/account/sessions/end';

type Session = Garage['account']['sessions'][number];

const withSessions =
  (stays: (session: Session) => boolean) =>
  (garage: Garage): Garage => ({
    ...garage,
    account: { ...garage.account, sessions: garage.account.sessions.filter(stays) },
  });

/** Where the shopper is signed in; each can be ended but this one, which has its own way out. */
export const DevicesView = ({ garage, timeZone }: GarageViewProps) => {
  const { sessions } = garage.account;
  return (
    <RecordList
      title={words.title}
      lead={words.lead}
      empty={{ title: words.empty }}
      action={
        sessions.length > 1 ? (
          <ChangeButton
            path={path}
            fields={{ session: 'others' }}
            apply={withSessions(({ is_this }) => is_this)}
            done={garageWords.done['others-ended'] ?? ''}
          >
            {words.endOthers}
          </ChangeButton>
        ) : undefined
      }
    >
      {sessions.map(({ id, device, signed_in_at, seen_at, is_this }) => (
        <RecordRow
          key={id}
          title={device}
          {...(is_this ? { status: { tone: 'good', label: words.here } as const } : {})}
          facts={[
            { label: words.signedIn, value: momentDay(signed_in_at, timeZone) },
            { label: words.seen, value: momentDay(seen_at, timeZone) },
          ]}
          actions={
            is_this ? undefined : (
              <ChangeButton
                path={path}
                fields={{ session: id }}
                apply={withSessions((session) => session.id !== id)}
                done={garageWords.done['session-ended'] ?? ''}
                label={words.endOf(device)}
              >
                {words.end}
              </ChangeButton>
            )
          }
        />
      ))}
    </RecordList>
  );
};
