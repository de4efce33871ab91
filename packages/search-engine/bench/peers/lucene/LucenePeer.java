// Lucene answering the neutral queries of the workload, as Elasticsearch has it do: filters of terms and points, facets
// counted by ordinals of doc values, one merged segment in memory. It is helped where we can help it: words come split,
// hits are ready bytes on its heap. Reads a line from standard input, writes a line of JSON; see ../lucene.mjs.
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.LongPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MultiCollector;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.search.TotalHitCountCollector;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.BytesRef;

final class LucenePeer {
  // Separators of lists within a line: no text of the stock has them.
  private static final String ITEM = "\u001f";
  private static final String LIST = "\u001e";
  private static final String QUERY = "\u001d";

  private final IndexWriter writer;
  private final List<byte[]> cards = new ArrayList<>();
  private DirectoryReader reader;
  private IndexSearcher searcher;

  private LucenePeer() throws IOException {
    writer = new IndexWriter(new ByteBuffersDirectory(), new IndexWriterConfig(new WhitespaceAnalyzer()));
  }

  public static void main(String[] arguments) throws IOException {
    var peer = new LucenePeer();
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
    OutputStream out = new BufferedOutputStream(System.out, 1 << 16);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      char command = line.charAt(0);
      String rest = line.substring(1);
      byte[] answer = null;
      if (command == 'a') peer.write(rest, false);
      else if (command == 'u') peer.write(rest, true);
      else if (command == 'm') answer = peer.merge();
      else if (command == 'r') answer = peer.refresh();
      else if (command == 'c') answer = cpu();
      else if (command == 'q') answer = peer.answer(rest);
      if (answer == null) continue;
      out.write(answer);
      out.write('\n');
      out.flush();
    }
  }

  /** Milliseconds of processor time of this process, and its resident memory in kilobytes. */
  private static byte[] cpu() throws IOException {
    var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    String resident = "0";
    for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("/proc/self/status"))) {
      if (line.startsWith("VmRSS:")) resident = line.replaceAll("\\D", "");
    }
    return ("{\"cpuMs\":" + system.getProcessCpuTime() / 1e6 + ",\"rssKB\":" + resident + "}").getBytes();
  }

  // id, card, words, facets as lists of name and values, numbers as lists of name and value.
  private void write(String line, boolean replaces) throws IOException {
    String[] parts = line.split("\t", -1);
    var document = new Document();
    document.add(new StringField("id", parts[0], Field.Store.NO));
    document.add(new NumericDocValuesField("card", cards.size()));
    cards.add(parts[1].getBytes(StandardCharsets.UTF_8));
    document.add(new TextField("words", parts[2], Field.Store.NO));
    for (String facet : parts[3].split(LIST)) {
      String[] values = facet.split(ITEM);
      for (int at = 1; at < values.length; at++) {
        document.add(new StringField(values[0], values[at], Field.Store.NO));
        document.add(new SortedSetDocValuesField(values[0], new BytesRef(values[at])));
      }
    }
    for (String number : parts[4].split(LIST)) {
      String[] pair = number.split(ITEM);
      document.add(new LongPoint("n_" + pair[0], Long.parseLong(pair[1])));
      document.add(new NumericDocValuesField("n_" + pair[0], Long.parseLong(pair[1])));
    }
    if (replaces) writer.updateDocument(new Term("id", parts[0]), document);
    else writer.addDocument(document);
  }

  private byte[] merge() throws IOException {
    writer.forceMerge(1);
    reader = DirectoryReader.open(writer);
    searcher = new IndexSearcher(reader);
    return "{}".getBytes();
  }

  private byte[] refresh() throws IOException {
    var newer = DirectoryReader.openIfChanged(reader, writer);
    if (newer != null) {
      reader.close();
      reader = newer;
      searcher = new IndexSearcher(reader);
    }
    return "{}".getBytes();
  }

  private byte[] answer(String line) throws IOException {
    var out = new java.io.ByteArrayOutputStream(1 << 16);
    out.write("{\"results\":[".getBytes());
    boolean first = true;
    for (String query : line.split(QUERY)) {
      if (!first) out.write(',');
      first = false;
      search(query.split("\t", -1), out);
    }
    out.write("]}".getBytes());
    return out.toByteArray();
  }

  // clauses, ranges, words, sort, direction, offset, limit, facets, stats.
  private void search(String[] parts, java.io.ByteArrayOutputStream out) throws IOException {
    var builder = new BooleanQuery.Builder();
    for (String clause : list(parts[0])) {
      String[] values = clause.split(ITEM);
      var terms = new ArrayList<BytesRef>();
      for (int at = 1; at < values.length; at++) terms.add(new BytesRef(values[at]));
      Query query =
          terms.size() == 1 ? new TermQuery(new Term(values[0], terms.get(0))) : new TermInSetQuery(values[0], terms);
      builder.add(query, BooleanClause.Occur.FILTER);
    }
    for (String range : list(parts[1])) {
      String[] bounds = range.split(ITEM);
      Query query = LongPoint.newRangeQuery("n_" + bounds[0], Long.parseLong(bounds[1]), Long.parseLong(bounds[2]));
      builder.add(query, BooleanClause.Occur.FILTER);
    }
    String[] words = parts[2].isEmpty() ? new String[0] : parts[2].split(" ");
    for (int at = 0; at < words.length; at++) {
      builder.add(word(words[at], at == words.length - 1), BooleanClause.Occur.FILTER);
    }
    int offset = Integer.parseInt(parts[5]);
    int limit = Integer.parseInt(parts[6]);
    var by = new SortField("n_" + parts[3], SortField.Type.LONG, parts[4].equals("desc"));
    var sort = new Sort(by, new SortField("n_custom_rank", SortField.Type.LONG, true));
    var counted = new Counted(list(parts[7]), list(parts[8]));
    var total = new TotalHitCountCollector();
    TopFieldCollector top = limit == 0 ? null : TopFieldCollector.create(sort, offset + limit, Integer.MAX_VALUE);
    searcher.search(builder.build(), MultiCollector.wrap(total, top, counted.isEmpty() ? null : counted));

    out.write(("{\"nbHits\":" + total.getTotalHits() + ",\"facets\":{").getBytes());
    counted.write(out);
    out.write("},\"hits\":[".getBytes());
    if (top != null) hits(top.topDocs(offset, limit).scoreDocs, out);
    out.write("]}".getBytes());
  }

  private void hits(ScoreDoc[] found, java.io.ByteArrayOutputStream out) throws IOException {
    for (int at = 0; at < found.length; at++) {
      if (at > 0) out.write(',');
      for (LeafReaderContext leaf : reader.leaves()) {
        int document = found[at].doc - leaf.docBase;
        if (document < 0 || document >= leaf.reader().maxDoc()) continue;
        NumericDocValues values = leaf.reader().getNumericDocValues("card");
        values.advanceExact(document);
        out.write(cards.get((int) values.longValue()));
      }
    }
  }

  private static Query word(String word, boolean begins) {
    var either = new BooleanQuery.Builder();
    either.add(new TermQuery(new Term("words", word)), BooleanClause.Occur.SHOULD);
    if (begins) either.add(new PrefixQuery(new Term("words", word)), BooleanClause.Occur.SHOULD);
    int edits = word.length() < 4 || word.chars().allMatch(Character::isDigit) ? 0 : word.length() < 8 ? 1 : 2;
    if (edits > 0) {
      either.add(new FuzzyQuery(new Term("words", word), edits, 1, 1000, true), BooleanClause.Occur.SHOULD);
    }
    return either.build();
  }

  private static String[] list(String text) {
    return text.isEmpty() ? new String[0] : text.split(LIST);
  }

  /** Counts the values of facets by ordinal, and sums numbers up, in one pass over the matches. */
  private static final class Counted extends SimpleCollector {
    private final String[] facets;
    private final String[] stats;
    private final List<java.util.Map<String, Integer>> counts = new ArrayList<>();
    private SortedSetDocValues[] values;
    private SortedDocValues[] singles;
    private int[][] counters;
    private NumericDocValues[] numbers;
    private double sum;

    Counted(String[] facets, String[] stats) {
      this.facets = facets;
      this.stats = stats;
      for (int at = 0; at < facets.length; at++) counts.add(new java.util.HashMap<>());
    }

    boolean isEmpty() {
      return facets.length == 0 && stats.length == 0;
    }

    @Override
    protected void doSetNextReader(LeafReaderContext context) throws IOException {
      addUp();
      values = new SortedSetDocValues[facets.length];
      singles = new SortedDocValues[facets.length];
      counters = new int[facets.length][];
      for (int at = 0; at < facets.length; at++) {
        values[at] = DocValues.getSortedSet(context.reader(), facets[at]);
        singles[at] = DocValues.unwrapSingleton(values[at]);
        counters[at] = new int[(int) values[at].getValueCount()];
      }
      numbers = new NumericDocValues[stats.length];
      for (int at = 0; at < stats.length; at++) numbers[at] = DocValues.getNumeric(context.reader(), "n_" + stats[at]);
    }

    @Override
    public void collect(int document) throws IOException {
      for (int at = 0; at < facets.length; at++) {
        int[] counter = counters[at];
        if (singles[at] != null) {
          if (singles[at].advanceExact(document)) counter[singles[at].ordValue()]++;
        } else if (values[at].advanceExact(document)) {
          for (long ordinal = values[at].nextOrd(); ordinal >= 0; ordinal = values[at].nextOrd()) counter[(int) ordinal]++;
        }
      }
      for (NumericDocValues number : numbers) if (number.advanceExact(document)) sum += number.longValue();
    }

    private void addUp() throws IOException {
      if (counters == null) return;
      for (int at = 0; at < facets.length; at++) {
        for (int ordinal = 0; ordinal < counters[at].length; ordinal++) {
          int count = counters[at][ordinal];
          if (count == 0) continue;
          BytesRef value = singles[at] != null ? singles[at].lookupOrd(ordinal) : values[at].lookupOrd(ordinal);
          counts.get(at).merge(value.utf8ToString(), count, Integer::sum);
        }
      }
      counters = null;
    }

    void write(java.io.ByteArrayOutputStream out) throws IOException {
      addUp();
      var text = new StringBuilder();
      for (int at = 0; at < facets.length; at++) {
        if (at > 0) text.append(',');
        text.append('"').append(facets[at]).append("\":{");
        var entries = new ArrayList<>(counts.get(at).entrySet());
        entries.sort(Comparator.comparing(entry -> -entry.getValue()));
        for (int place = 0; place < Math.min(entries.size(), 1000); place++) {
          if (place > 0) text.append(',');
          String value = entries.get(place).getKey().replace("\\", "\\\\").replace("\"", "\\\"");
          text.append('"').append(value).append("\":").append(entries.get(place).getValue());
        }
        text.append('}');
      }
      if (stats.length > 0 && facets.length == 0) text.append("\"sum\":{\"").append(sum).append("\":1}");
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }
  }
}
