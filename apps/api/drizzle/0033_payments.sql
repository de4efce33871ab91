CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"has_gst" boolean NOT NULL,
	"made_by" text NOT NULL,
	"is_open_amount" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	CONSTRAINT "invoices_amount" CHECK (amount_cents > 0 and paid_cents >= 0),
	CONSTRAINT "invoices_kind" CHECK (kind in ('invoice', 'deposit')),
	CONSTRAINT "invoices_cancelled" CHECK ((cancelled_at is null) = (cancelled_by is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"dealership_id" text NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK (account in ('processor', 'holds', 'deposits', 'invoices', 'gst', 'refunds', 'sales')),
	CONSTRAINT "ledger_entries_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"processor" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_processor_event_id_pk" PRIMARY KEY("processor","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"dealership_id" text NOT NULL,
	"number" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_receipts_dealership_id_number_pk" PRIMARY KEY("dealership_id","number"),
	CONSTRAINT "payment_receipts_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"dealership_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"purpose" text NOT NULL,
	"description" text NOT NULL,
	"payer_name" text,
	"email" text,
	"amount_cents" bigint NOT NULL,
	"currency" text DEFAULT 'AUD' NOT NULL,
	"processor" text NOT NULL,
	"reference" text,
	"charge" text,
	"status" text NOT NULL,
	"why" text,
	"return_path" text,
	"expires_at" timestamp (3) with time zone,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_attempt" UNIQUE("subject_kind","subject_id","attempt"),
	CONSTRAINT "payments_reference" UNIQUE("processor","reference"),
	CONSTRAINT "payments_amount" CHECK (amount_cents > 0),
	CONSTRAINT "payments_refunded" CHECK (refunded_cents between 0 and amount_cents),
	CONSTRAINT "payments_currency" CHECK (currency = 'AUD'),
	CONSTRAINT "payments_subject" CHECK (subject_kind in ('order', 'invoice')),
	CONSTRAINT "payments_purpose" CHECK (purpose in ('hold', 'deposit', 'invoice')),
	CONSTRAINT "payments_status" CHECK (status in ('started', 'paying', 'paid', 'failed', 'expired', 'mismatch', 'refunding', 'refunded')),
	CONSTRAINT "payments_paid" CHECK ((status in ('paid', 'refunding', 'refunded')) = (paid_at is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"dealership_id" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"who" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"fault" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_key" UNIQUE("payment_id","key"),
	CONSTRAINT "refunds_amount" CHECK (amount_cents > 0),
	CONSTRAINT "refunds_status" CHECK (status in ('asked', 'done', 'failed')),
	CONSTRAINT "refunds_done" CHECK ((status = 'done') = (done_at is not null))
);
--> statement-breakpoint
CREATE TABLE "test_processor_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"merchant" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"refunds" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_processor_sessions_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_reference" ON "invoices" USING btree ("dealership_id","reference_key") WHERE cancelled_at is null and not is_open_amount;--> statement-breakpoint
CREATE INDEX "invoices_dealership" ON "invoices" USING btree ("dealership_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_dealership" ON "ledger_entries" USING btree ("dealership_id","at");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payments_dealership" ON "payments" USING btree ("dealership_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
-- The ledger is append-only: what is wrong is put right by another transaction.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only: post another transaction instead' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW
  EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
-- A transaction of the ledger sums to nothing when it is committed.
CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  left_over bigint;
BEGIN
  SELECT sum("amount_cents") INTO left_over FROM "ledger_entries" WHERE "transaction_id" = NEW."transaction_id";
  IF left_over <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % is off by % cents', NEW."transaction_id", left_over USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"();
