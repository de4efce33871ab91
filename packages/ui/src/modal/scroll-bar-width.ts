/** The variable on the root element that holds the width of the page's scroll bar while a dialog hides it. */
export const scrollBarWidth = '--fc-scroll-bar-width';
