ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "outside_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "outside_how" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK (account in ('processor', 'holds', 'deposits', 'invoices', 'gst', 'refunds', 'sales', 'outside'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_outside" CHECK ((outside_by is null) = (outside_how is null) and (outside_by is null or status = 'done'));