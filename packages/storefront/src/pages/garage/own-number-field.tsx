'use client';

import { useContext } from 'react';
import { OwnNumberContext } from './garage-changes';

/** Names the shopper that a plain form was drawn for. */
export const OwnNumberField = () => (
  <input type="hidden" name="phone_number" value={useContext(OwnNumberContext)} readOnly />
);
