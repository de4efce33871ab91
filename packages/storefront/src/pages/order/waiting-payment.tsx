'use client';

import { Button, LinkButton } from '@forecourt/ui/button';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { orderWords } from '../../features/order/order-words';
import { useScripted } from '../../runtime/scripted/use-scripted';
import * as styles from './order-page.css';

const words = orderWords.waiting;
/** Milliseconds between two looks, and how many are taken before the shopper is told that it takes long. */
const pause = 4000;
const mostLooks = 30;

/**
 * While nobody knows whether the money came: the page looks by itself, and says when that takes long. Without scripts it
 * is a link that looks again.
 */
export const WaitingPayment = ({ ownHref, reviewHref }: { readonly ownHref: string; readonly reviewHref: string }) => {
  const router = useRouter();
  const scripted = useScripted();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= mostLooks) return undefined;
    const timer = setTimeout(() => {
      router.refresh();
      setLooks(looks + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [looks, router]);
  return (
    <>
      <p role="status">{looks >= mostLooks ? words.long : words.text}</p>
      <div className={styles.ways}>
        {scripted ? (
          <Button onClick={() => router.refresh()}>{words.look}</Button>
        ) : (
          <LinkButton href={ownHref}>{words.look}</LinkButton>
        )}
      </div>
      <p className={styles.small}>
        {words.pay} <a href={reviewHref}>{words.payAgain}</a>
      </p>
    </>
  );
};
