import { Disclosure } from '../disclosure/disclosure';
import { TextButton } from '../text-link/text-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type HotspotNote, hotspotName } from './hotspot';
import * as styles from './hotspots.css';

/** Every note in words: it opens without scripts, and listeners need not turn the vehicle to find them. */
export const HotspotList = ({
  title = 'Points of interest',
  notes,
  look,
  onShow,
}: {
  readonly title?: string;
  readonly notes: readonly HotspotNote[];
  readonly look: keyof typeof styles.lists;
  /** Turns the picture to a point and opens its note. */
  readonly onShow: (id: string) => void;
}) => (
  <div className={styles.lists[look]}>
    <Disclosure title={`${title} (${notes.length})`}>
      <ul className={styles.items}>
        {notes.map((note) => (
          <li key={note.id} className={styles.item}>
            {note.title !== undefined && <p className={styles.itemTitle}>{note.title}</p>}
            <p>{note.description}</p>
            <TextButton className={styles.show} onClick={() => onShow(note.id)}>
              Show me<VisuallyHidden> {hotspotName(note)}</VisuallyHidden>
            </TextButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  </div>
);
