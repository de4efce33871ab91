'use client';

import type { AccountView } from '@forecourt/config/hrefs';
import { AccountLayout, type AccountSection } from '@forecourt/ui/account-layout';
import { Alert } from '@forecourt/ui/alert';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { TextLink } from '@forecourt/ui/text-link';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { SignOutForm } from '../../features/saved/account/sign-out-form';
import { DeletedAccount } from './deleted-account';
import { NoticeContext, OwnNumberContext, useGarage } from './garage-changes';
import { shownViews } from './garage-links';
import type { GarageNotice, GarageScreenProps, GarageViewProps } from './garage-screen-props';
import { garageWords as words } from './garage-words';
import { CarsView } from './views/cars-view';
import { DetailsView } from './views/details-view';
import { DevicesView } from './views/devices-view';
import { EnquiriesView } from './views/enquiries-view';
import { PrivacyView } from './views/privacy-view';
import { SavedView } from './views/saved-view';
import { SearchesView } from './views/searches-view';

type ViewComponent = ComponentType<GarageViewProps & { readonly onDeleted: () => void }>;

const viewComponents: Readonly<Record<AccountView, ViewComponent>> = {
  saved: SavedView,
  searches: SearchesView,
  cars: CarsView,
  enquiries: EnquiriesView,
  details: DetailsView,
  devices: DevicesView,
  privacy: PrivacyView,
};

/** The parts of the account with how many each has. */
const sectionsOf = ({ garage, links, hasCars }: GarageViewProps): readonly AccountSection[] => {
  const counts: Readonly<Partial<Record<AccountView, AccountSection['count']>>> = {
    saved: { figure: garage.saved, words: words.counted(garage.saved, 'vehicle', 'vehicles') },
    searches: { figure: garage.searches.length, words: words.counted(garage.searches.length, 'search', 'searches') },
    cars: { figure: garage.cars.length, words: words.counted(garage.cars.length, 'vehicle', 'vehicles') },
    enquiries: {
      figure: garage.enquiries.length,
      words: words.counted(garage.enquiries.length, 'enquiry', 'enquiries'),
    },
  };
  return shownViews(hasCars).map((view) => {
    const count = counts[view];
    return { key: view, label: words.views[view], href: links.views[view], ...(count === undefined ? {} : { count }) };
  });
};

/** What was done or could not be, at the head of the page; the focus comes here, since what was pressed may be gone. */
const Notice = ({ notice, signInHref }: { readonly notice: GarageNotice; readonly signInHref: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice.text !== '') box.current?.focus();
  }, [notice]);
  return (
    <Alert ref={box} tabIndex={-1} tone={notice.tone} {...(notice.tone === 'danger' ? { title: words.failed } : {})}>
      <p>{notice.text}</p>
      {notice.signIn === true && <TextLink href={signInHref}>{words.signInAgain}</TextLink>}
    </Alert>
  );
};

const Screen = ({ initial, drawnAt, view, said, phone, saved, ...rest }: GarageScreenProps) => {
  const garage = useGarage(initial, drawnAt);
  const [notice, setNotice] = useState(said);
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <DeletedAccount home={rest.links.home} />;
  const shown: GarageViewProps = { ...rest, garage };
  const View = viewComponents[view];
  return (
    <OwnNumberContext value={initial.account.phone}>
      <NoticeContext value={setNotice}>
        <AccountLayout
          breadcrumbs={
            <Breadcrumbs
              crumbs={[
                { label: words.home, href: rest.links.home },
                ...(view === 'saved'
                  ? [{ label: words.title }]
                  : [{ label: words.title, href: rest.links.views.saved }, { label: words.views[view] }]),
              ]}
            />
          }
          title={words.title}
          phone={phone}
          sections={sectionsOf(shown)}
          current={view}
          signOut={<SignOutForm settings={saved} />}
          {...(notice === null ? {} : { notice: <Notice notice={notice} signInHref={rest.links.signIn} /> })}
        >
          <View {...shown} onDeleted={() => setDeleted(true)} />
        </AccountLayout>
      </NoticeContext>
    </OwnNumberContext>
  );
};

/** The account page in the browser and in its first HTML. Source: AUTH-02. */
export const GarageScreen = (props: GarageScreenProps) => {
  // One for each visit: nothing of one shopper is ever held for another, on the server least of all.
  const client = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1 }, mutations: { retry: 0 } } }),
    [],
  );
  return (
    <QueryClientProvider client={client}>
      <Screen {...props} />
    </QueryClientProvider>
  );
};
