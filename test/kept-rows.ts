import { sql } from 'kysely'
import type { Storage } from '#db/storage.ts'

/**
 * Fills the tables of a clean database: by `fill` at first, later with a copy of the rows that it made, which takes a tenth of
 * the time. No trigger is called for a copy.
 */
export async function fillTables({ db }: Pick<Storage, 'db'>, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ isKept: boolean }>`
    select to_regnamespace('kept_rows') is not null as "isKept"`.execute(db)
  if (rows[0]?.isKept) {
    await sql`
      do $$
      declare own record;
      begin
        set local session_replication_role = replica;
        for own in select relname as name from pg_class where relnamespace = 'kept_rows'::regnamespace
        loop execute format('insert into public.%1$I select * from kept_rows.%1$I', own.name);
        end loop;
      end $$`.execute(db)
    return
  }
  await fill()
  await sql`
    do $$
    declare own record;
    declare is_filled boolean;
    begin
      create schema kept_rows;
      for own in
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely_'
      loop
        execute format('select exists (select from public.%I)', own.name) into is_filled;
        if is_filled then execute format('create table kept_rows.%1$I as table public.%1$I', own.name);
        end if;
      end loop;
    end $$`.execute(db)
}
