/**
 * Loads the dealer's widget and opens it. Stands in the chat's document as its own text: it may use nothing from outside.
 * @param patienceMs after which a widget that has not come is given up
 */
export const openWidget = (scriptUrl: string, openCall: string, patienceMs: number): void => {
  const say = (state: 'open' | 'failed'): void => {
    if (document.body.dataset.chat === undefined) document.body.dataset.chat = state;
  };
  const about = new URLSearchParams(location.search).get('car_id') ?? '';
  const enquire = document.querySelector('a[data-enquire]');
  if (enquire instanceof HTMLAnchorElement && /^[a-z0-9-]+$/.test(about)) enquire.href = `/cars/${about}/enquire`;
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.onload = () => {
    try {
      const names = openCall.split('.');
      const holder = names.slice(0, -1).reduce<unknown>((of, name) => Reflect.get(Object(of), name), window);
      const open: unknown = Reflect.get(Object(holder), names.at(-1) ?? '');
      if (typeof open !== 'function') throw new Error(`The widget has no ${openCall}.`);
      Reflect.apply(open, holder, []);
      say('open');
    } catch (error) {
      console.error('The chat widget did not open.', error);
      say('failed');
    }
  };
  script.onerror = () => say('failed');
  setTimeout(() => say('failed'), patienceMs);
  document.head.append(script);
};
