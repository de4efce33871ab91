CREATE TABLE "templates" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"theme" text NOT NULL,
	"colors" jsonb NOT NULL,
	"contract" integer NOT NULL,
	"storefront" text NOT NULL,
	"build" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "templates_current" ON "templates" USING btree ("name") WHERE is_current;