-- What the role `forecourt_web` may do: read and write rows, and change no table. Run it in the database as the role that
-- owns it (the one that runs `forecourt migrate`), before or after the first migration; twice does no harm.
alter default privileges grant usage on schemas to forecourt_web;
alter default privileges grant select, insert, update, delete on tables to forecourt_web;
alter default privileges grant usage, select on sequences to forecourt_web;

-- What is there already, in a database that was run with one role until now.
do $$
declare
  ours text;
begin
  for ours in select nspname from pg_namespace where nspname in ('public', 'drizzle', 'pgboss') loop
    execute format('grant usage on schema %I to forecourt_web', ours);
    execute format('grant select, insert, update, delete on all tables in schema %I to forecourt_web', ours);
    execute format('grant usage, select on all sequences in schema %I to forecourt_web', ours);
  end loop;
end
$$;
