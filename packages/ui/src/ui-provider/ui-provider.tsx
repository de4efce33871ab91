'use client';

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { UiImageElementProps, UiLinkElementProps } from './ui-elements';

/** The elements of the framework around us; plain `<a>` and `<img>` where none are given. */
type UiElements = {
  readonly Link?: ComponentType<UiLinkElementProps>;
  readonly Image?: ComponentType<UiImageElementProps>;
};

const UiElementsContext = createContext<UiElements>({});

/**
 * Gives the design system the app's link and image (Next's own, say). Components cannot cross from the server, so
 * an app wraps this in a client component of its own and puts that in its root layout.
 */
export const UiProvider = ({ Link, Image, children }: UiElements & { readonly children: ReactNode }) => (
  <UiElementsContext value={{ Link, Image }}>{children}</UiElementsContext>
);

/** The elements given by the nearest {@link UiProvider}. */
export const useUiElements = (): UiElements => useContext(UiElementsContext);
