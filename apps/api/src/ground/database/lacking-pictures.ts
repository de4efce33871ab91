/**
 * Whether a vehicle lacks a picture that its feed names, as SQL: one that is still to be fetched, or that is fetched and
 * not shown yet. An index holds those rows (`vehicles_lack_pictures`), which only a question in these words is answered
 * from.
 * @param table name of the row in a statement, with its dot; empty in the index
 */
export const lacksPicturesSql = (table: `${string}.` | '' = ''): string =>
  `(${table}feed_pictures is not null or ${table}feed_spin is not null or ${table}feed_spin_interior is not null)
  and (jsonb_array_length(${table}feed_pictures) > ${table}photos_count
    or jsonb_array_length(${table}feed_spin) > jsonb_array_length(${table}spin_images)
    or (${table}feed_spin_interior is not null and ${table}spin_interior_image is null))`;
