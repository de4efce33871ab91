CREATE TABLE "content" (
	"website_id" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_by" text,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_website_id_key_revision_pk" PRIMARY KEY("website_id","key","revision")
);
--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_website_id_sites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."sites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_draft" ON "content" USING btree ("website_id","key") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "content_live" ON "content" USING btree ("website_id","key") WHERE state = 'live';