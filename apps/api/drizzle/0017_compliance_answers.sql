CREATE TABLE "compliance_answers" (
	"document" text NOT NULL,
	"rule" text NOT NULL,
	"path" text NOT NULL,
	"quote" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compliance_answers_document_rule_path_quote_pk" PRIMARY KEY("document","rule","path","quote")
);
