import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout';
import { SkipLink } from '../visually-hidden/skip-link';
import { TextButton, TextLink } from './text-link';

const meta: Meta<typeof TextLink> = { title: 'Controls/Text link', component: TextLink };
export default meta;

export const LinksAndButtons: StoryObj<typeof TextLink> = {
  render: () => (
    <>
      <SkipLink target="content" />
      <Cluster id="content" gap={6}>
        <TextLink href="/search">See all 38</TextLink>
        <TextLink href="/finance" iconEnd="arrow-right">
          Get finance
        </TextLink>
        <TextButton icon="plus">Show all makes</TextButton>
      </Cluster>
    </>
  ),
};
