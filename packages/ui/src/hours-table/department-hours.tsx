import type { ReactNode } from 'react';
import { TextLink } from '../text-link/text-link';
import { type HoursRow, HoursTable, type SpecialHoursRows } from './hours-table';
import * as styles from './hours-table.css';

/** A department with its hours and, where it has its own, its telephone. */
export type HoursDepartment = {
  readonly id: string;
  /** "Sales", "Service", "Parts". */
  readonly name: string;
  readonly rows: readonly HoursRow[];
  readonly special?: SpecialHoursRows;
  readonly phone?: { readonly label: string; readonly href: string };
  /** Under its hours: what changes by the day, its licence. */
  readonly note?: ReactNode;
};

const Department = ({
  department: { name, rows, special, phone, note },
  place,
}: {
  readonly department: HoursDepartment;
  readonly place: string;
}) => (
  <>
    {rows.length > 0 && <HoursTable caption={`${name} hours, ${place}`} rows={rows} special={special} />}
    {phone !== undefined && (
      <p className={styles.phone}>
        <TextLink href={phone.href} icon="phone">
          {phone.label}
        </TextLink>
      </p>
    )}
    {note}
  </>
);

/** The hours of a place by department, beside each other. One department alone has no title. Source: LOC-05. */
export const DepartmentHours = ({
  place,
  departments,
  headingLevel = 3,
}: {
  /** Whose hours, for those who listen: "Moorooka". */
  readonly place: string;
  readonly departments: readonly HoursDepartment[];
  readonly headingLevel?: 3 | 4;
}) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.departments}>
      {departments.map((department) => (
        <div key={department.id} id={department.id}>
          {departments.length > 1 && <Heading className={styles.department}>{department.name}</Heading>}
          <Department department={department} place={place} />
        </div>
      ))}
    </div>
  );
};
